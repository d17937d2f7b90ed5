extension RichText {
  /// The names of its tags, in order.
  package var tagNames: [String] {
    items.compactMap { item in
      if case .tag(let tag, _) = item { tag.name } else { nil }
    }
  }
}
