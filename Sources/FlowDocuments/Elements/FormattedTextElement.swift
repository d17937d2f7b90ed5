/// A text that is picked from a list by a number: timer, text progress, wheel of numbers.
public struct FormattedTextElement: Sendable {
  /// A string and the smallest value that it is for.
  public struct Entry: Hashable, Sendable {
    /// The smallest value: seconds left, a fraction or a chosen value.
    public let from: Double
    /// The string's id.
    public let stringID: String

    /// Creates an entry.
    public init(from: Double, stringID: String) {
      self.from = from
      self.stringID = stringID
    }
  }

  /// The kinds of number that a format follows.
  public enum Subject: String, Sendable {
    /// Seconds left.
    case timer
    /// A fraction between 0 and 1.
    case progress = "text_progress"
    /// A value of a wheel.
    case wheel = "wheel_range_picker"
  }

  /// What its number is.
  public let subject: Subject
  /// The strings to pick from, in file order.
  public let entries: [Entry]
  /// The number at first: the duration in seconds, 0, or the smallest value of the wheel.
  public let startValue: Double
  /// How its text looks where the string does not say.
  public let attributes: TextAttributes
  /// Where its lines stand inside its own room.
  public let alignment: HorizontalAlignment

  /// Creates a formatted text.
  public init(
    subject: Subject,
    entries: [Entry],
    startValue: Double,
    attributes: TextAttributes = TextAttributes(),
    alignment: HorizontalAlignment = .leading
  ) {
    self.subject = subject
    self.entries = entries
    self.startValue = startValue
    self.attributes = attributes
    self.alignment = alignment
  }
}
