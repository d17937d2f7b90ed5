import FlowDocuments

extension RichText {
  /// The text on one line, tags by name in angle brackets: `Only <PRICE> a year`.
  var plain: String {
    items.map { item in
      switch item {
      case .text(let text, _): text
      case .tag(let tag, _): "<\(tag.name)>"
      case .image: "▣"
      }
    }.joined()
  }

  /// The names of its tags, in order.
  var tagNames: [String] {
    items.compactMap { item in
      if case .tag(let tag, _) = item { tag.name } else { nil }
    }
  }
}
