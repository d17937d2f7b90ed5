/// The value of a string: pieces that are joined without separators.
package struct RichText: Hashable, Sendable {
  /// A piece of a string.
  package enum Item: Hashable, Sendable {
    /// Text as it is.
    case text(String, TextAttributes)
    /// A name that something else fills in.
    case tag(Tag, TextAttributes)
    /// A picture as tall as a capital letter, by asset id.
    case image(assetID: String, TextAttributes)
  }

  /// A name that the SDK, the app or the place of use fills in.
  package struct Tag: Hashable, Sendable {
    /// Its name; case counts.
    package let name: String
    /// How a number or a date is turned into text, by name; nil when the string does not say.
    package let converter: String?

    /// A format such as `%02d` for a number or `dd.MM.yyyy` for a date; nil when the string does not say.
    package let format: String?

    /// How much of the day of a date is written, by name; nil when the string does not say.
    package let dayStyle: String?

    /// How much of the time of day of a date is written, by name; nil when the string does not say.
    package let timeStyle: String?

    /// Creates a tag.
    package init(
      name: String,
      converter: String? = nil,
      format: String? = nil,
      dayStyle: String? = nil,
      timeStyle: String? = nil
    ) {
      self.name = name
      self.converter = converter
      self.format = format
      self.dayStyle = dayStyle
      self.timeStyle = timeStyle
    }
  }

  /// The pieces in order; unknown ones are left out, as in the SDK.
  package let items: [Item]

  /// Creates a rich text.
  package init(_ items: [Item]) {
    self.items = items
  }

  /// The tags in it, in order.
  var tags: [Tag] {
    items.compactMap { item in
      if case .tag(let tag, _) = item { tag } else { nil }
    }
  }

  /// Whether there is nothing to read in it: no tag, no picture and no text but empty ones.
  package var isEmpty: Bool {
    items.allSatisfy { item in
      if case .text(let text, _) = item { text.isEmpty } else { false }
    }
  }
}
