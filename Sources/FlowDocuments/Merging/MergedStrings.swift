/// The strings of a localization by id, with those of the default behind them.
///
/// A reference, since layouts copy the screen that they are at work on.
package final class MergedStrings: Sendable {
  private let chosen: Localization?
  private let filler: Localization?

  /// Lays a localization over the one that fills its gaps; nil for none.
  package init(_ chosen: Localization?, over filler: Localization?) {
    self.chosen = chosen
    self.filler = filler
  }

  /// The string of an id with its origin; nil when neither defines it.
  package subscript(id: String) -> MergedString? {
    if let own = chosen?.string(id) { return MergedString(item: own, origin: .own) }
    return filler?.string(id).map { MergedString(item: $0, origin: .default) }
  }

  /// How many strings both define together.
  package var count: Int { (filler?.strings.count ?? 0) + addedIDs.count }

  /// Whether neither defines any.
  package var isEmpty: Bool { chosen?.strings.isEmpty ?? true && filler?.strings.isEmpty ?? true }

  /// The ids: those of the default in file order, then those that only the chosen one has.
  var ids: [String] { (filler?.strings ?? []).map(\.id) + addedIDs }

  /// The ids that only the default has, in file order.
  var inheritedIDs: [String] {
    (filler?.strings ?? []).lazy.map(\.id).filter { chosen?.string($0) == nil }
  }

  /// How many strings the chosen one defines with a text.
  var ownCount: Int { (chosen?.strings.count ?? 0) - emptyCount }

  /// How many strings the chosen one defines with nothing in them.
  var emptyCount: Int { chosen?.strings.count { $0.value.isEmpty } ?? 0 }

  private var addedIDs: [String] {
    (chosen?.strings ?? []).lazy.map(\.id).filter { filler?.string($0) == nil }
  }
}
