import FlowDocuments

/// The list from which a variation is chosen.
public struct Chooser: Equatable, Sendable {
  /// What rows are filtered by; empty keeps all.
  public var filter = ""

  /// Whether the filter is being typed.
  public var isFiltering = false

  /// The selected row among those that the filter keeps.
  public var selection = ScrollingSelection()

  /// Why the selected row could not be opened; nil before it was tried.
  public var problem: String?

  /// Starts at the first row.
  public init() {}

  /// The items that the filter keeps.
  public func items(of library: Library) -> [Library.Item] {
    guard !filter.isEmpty else { return library.items }
    let needle = filter.lowercased()
    return library.items.filter { item in
      let texts = [
        item.document.name, item.entry.placement.id, item.entry.variation.name, item.entry.variation.id,
      ]
      return texts.contains { $0.lowercased().contains(needle) }
    }
  }
}
