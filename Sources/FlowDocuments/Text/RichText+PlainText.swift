extension RichText {
  /// The text with its tags by name in braces and pictures left out: `Start for {PRICE}`.
  package var plainText: String {
    items.map { item in
      switch item {
      case .text(let text, _): text
      case .tag(let tag, _): "{\(tag.name)}"
      case .image: ""
      }
    }.joined()
  }
}
