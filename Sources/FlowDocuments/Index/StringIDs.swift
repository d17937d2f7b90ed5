/// The ids of the strings that the localizations of a view define.
package struct StringIDs: Sendable {
  /// Each id once, in the order in which the file first has it.
  package let all: [String]

  private let numbers: [String: Int]

  /// No ids.
  init() {
    (all, numbers) = ([], [:])
  }

  /// Gathers the ids of a view.
  init(_ view: FlowView) {
    var all: [String] = []
    var numbers: [String: Int] = [:]
    for localization in view.localizations {
      for item in localization.strings where numbers[item.id] == nil {
        numbers[item.id] = all.count
        all.append(item.id)
      }
    }
    self.all = all
    self.numbers = numbers
  }

  /// Whether any localization defines a string.
  package func contains(_ id: String) -> Bool { numbers[id] != nil }
}
