/// What follows `ESC [`.
struct ControlSequence: Equatable, CustomStringConvertible {
  /// A byte before the parameters that makes them private, or empty.
  var prefix = ""

  /// The parameters as they stand.
  var parameters = ""

  /// Bytes between the parameters and the final one.
  var intermediates = ""

  /// The byte that says what it does.
  var final: Character

  /// The sequence without its introducer.
  var description: String { prefix + parameters + intermediates + String(final) }

  /// What it does, apart from its parameters.
  var kind: String { prefix + intermediates + String(final) }

  /// Its parameters; nil stands for one that is left out.
  var numbers: [Int?] {
    parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
  }

  /// The parameter at `index`, where zero counts as left out.
  func count(_ index: Int = 0) -> Int {
    let numbers = numbers
    guard index < numbers.count, let number = numbers[index], number > 0 else { return 1 }
    return number
  }
}
