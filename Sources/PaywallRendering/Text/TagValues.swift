import FlowDocuments

/// What fills in the tags of one text.
///
/// From code, the first that knows a tag counts: the number of a timer, the values given at the place of
/// use, the product.
struct TagValues {
  var given: [String: TagValue] = [:]
  var state = FlowState()
  var product: SampleProduct?
  var number: FormattedNumber?

  /// A text with its tags filled in, and the first tag that nothing knows.
  func fill(_ text: RichText) -> (pieces: [ResolvedText.Piece], missing: String?) {
    var missing: String?
    let pieces = text.items.compactMap { item -> ResolvedText.Piece? in
      switch item {
      case .text(let text, let attributes):
        return ResolvedText.Piece(text: text, attributes: attributes)
      case .image(_, let attributes):
        return ResolvedText.Piece(text: "▣", attributes: attributes)
      case .tag(let tag, let attributes):
        guard let value = value(of: tag) else {
          missing = missing ?? tag.name
          return nil
        }
        return ResolvedText.Piece(text: value, attributes: attributes)
      }
    }
    return (pieces, missing)
  }

  private func value(of tag: RichText.Tag) -> String? {
    if let value = number?.value(of: tag) { return value }
    switch given[tag.name] {
    case .literal(let text): return text
    // A variable that is not set is an empty piece, not a missing one.
    case .binding(let binding): return state.values[binding]?.text ?? ""
    case nil: return product.flatMap { ProductTags(product: $0).value(of: tag.name) }
    }
  }
}
