/// A date to be written as a text in a language.
public struct DateText: Hashable, Sendable {
  /// How a date is written.
  public enum Style: Hashable, Sendable {
    /// By the styles of date and time: `none`, `short`, `medium`, `long` or `full`.
    case styles(date: String, time: String)
    /// By a pattern such as `dd.MM.yyyy`.
    case pattern(String)
  }

  /// Milliseconds since 1970.
  public let date: Double

  /// How it is written.
  public let style: Style

  /// The locale that it is written for.
  public let locale: String

  /// Creates a date to be written.
  public init(date: Double, style: Style, locale: String) {
    self.date = date
    self.style = style
    self.locale = locale
  }
}
