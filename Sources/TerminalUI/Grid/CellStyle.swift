/// How the text of a cell looks.
package struct CellStyle: Hashable, Sendable {
  /// Ways to make text stand out that do not need colour.
  package struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    package let rawValue: UInt8

    /// Creates a set from its bits.
    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavy or bright.
    package static let bold = Attributes(rawValue: 1 << 0)
    /// Fainter than normal text.
    package static let dim = Attributes(rawValue: 1 << 1)
    /// Slanted, where the terminal can.
    package static let italic = Attributes(rawValue: 1 << 2)
    /// A line below.
    package static let underline = Attributes(rawValue: 1 << 3)
    /// Text and ground exchanged.
    package static let reverse = Attributes(rawValue: 1 << 4)
    /// A line through the middle, where the terminal can.
    package static let strikethrough = Attributes(rawValue: 1 << 5)
    /// Shown in just its colours even where it cannot be told from its ground: a line or a part of a picture,
    /// not text.
    package static let exact = Attributes(rawValue: 1 << 6)
  }

  /// The colour of the text.
  package var foreground: CellColor

  /// The colour behind the text.
  package var background: CellColor

  /// Bold, underline and the like.
  package var attributes: Attributes

  /// Creates a style; without arguments it is the terminal's own.
  package init(
    foreground: CellColor = .terminalDefault,
    background: CellColor = .terminalDefault,
    attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own style.
  package static let plain = CellStyle()
}
