import FlowDocuments

extension FlowState {
  /// A number; 0 where it is not set, as the SDK has it.
  func number(_ binding: Binding?, default fallback: Double = 0) -> Double {
    binding.flatMap { values[$0]?.number } ?? fallback
  }

  /// True or false; what is not set is the default.
  func isTrue(_ binding: Binding?, default fallback: Bool = false) -> Bool {
    binding.flatMap { values[$0]?.isTrue } ?? fallback
  }

  /// The id of an asset or a literal colour; nil where a script names none.
  func assetID(_ reference: AssetReference?) -> String? {
    switch reference {
    case .id(let id): id
    case .binding(let binding): values[binding]?.text
    case nil: nil
    }
  }

  /// The part of a range that a value has reached, from 0 to 1; 0 of a range that is empty.
  func part(_ binding: Binding?, of range: ClosedRange<Double>) -> Double {
    let length = range.upperBound - range.lowerBound
    let value = number(binding)
    guard length > 0, value.isFinite else { return 0 }
    return min(max((value - range.lowerBound) / length, 0), 1)
  }
}
