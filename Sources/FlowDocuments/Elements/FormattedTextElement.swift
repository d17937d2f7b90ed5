/// A text that is picked from a list by a number: timer, text progress, wheel of numbers.
package struct FormattedTextElement: Sendable {
  /// A string and the smallest value that it is for.
  package struct Entry: Hashable, Sendable {
    /// The smallest value: seconds left, a fraction or a chosen value.
    package let from: Double
    /// The string's id.
    package let stringID: String

    /// Creates an entry.
    package init(from: Double, stringID: String) {
      self.from = from
      self.stringID = stringID
    }
  }

  /// What the number is that a format follows, and where it comes from.
  package enum Subject: Hashable, Sendable {
    /// Seconds left of the timer of this id; 4.x says beside it when it ends.
    case timer(id: String, end: TimerEnd?)
    /// The part of a range that a value has reached, between 0 and 1.
    case progress(value: Binding?, range: ClosedRange<Double>)
    /// The chosen value of a wheel, whose rows stand a step apart.
    case wheel(value: Binding?, range: ClosedRange<Double>, step: Double)
  }

  /// What its number is.
  package let subject: Subject
  /// The strings to pick from, in file order.
  package let entries: [Entry]
  /// How its text looks where the string does not say.
  package let attributes: TextAttributes
  /// Where its lines stand inside its own room.
  package let alignment: HorizontalAlignment
  /// The most rows it may have; nil for no limit.
  package let maxRows: Int?
  /// Whether the phone shrinks the text before it cuts it.
  package let scalesToFit: Bool

  /// Creates a formatted text.
  package init(
    subject: Subject,
    entries: [Entry],
    attributes: TextAttributes = TextAttributes(),
    alignment: HorizontalAlignment = .leading,
    maxRows: Int? = nil,
    scalesToFit: Bool = false
  ) {
    self.subject = subject
    self.entries = entries
    self.attributes = attributes
    self.alignment = alignment
    self.maxRows = maxRows
    self.scalesToFit = scalesToFit
  }
}
