/// How the text of a cell looks.
public struct CellStyle: Hashable, Sendable {
  /// Ways to make text stand out that do not need colour.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Heavy or bright.
    public static let bold = Attributes(rawValue: 1 << 0)
    /// Fainter than normal text.
    public static let dim = Attributes(rawValue: 1 << 1)
    /// Slanted, where the terminal can.
    public static let italic = Attributes(rawValue: 1 << 2)
    /// A line below.
    public static let underline = Attributes(rawValue: 1 << 3)
    /// Text and ground exchanged.
    public static let reverse = Attributes(rawValue: 1 << 4)
    /// A line through the middle, where the terminal can.
    public static let strikethrough = Attributes(rawValue: 1 << 5)
    /// Shown in just its colours even where it cannot be told from its ground: a line or a part of a picture,
    /// not text.
    public static let exact = Attributes(rawValue: 1 << 6)
  }

  /// The colour of the text.
  public var foreground: CellColor

  /// The colour behind the text.
  public var background: CellColor

  /// Bold, underline and the like.
  public var attributes: Attributes

  /// Creates a style; without arguments it is the terminal's own.
  public init(
    foreground: CellColor = .terminalDefault,
    background: CellColor = .terminalDefault,
    attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own style.
  public static let plain = CellStyle()
}
