internal import CICU

extension LocaleFormats {
  /// How much of a day, or of a time of day, is written.
  package enum DateStyle: String, Sendable {
    /// Nothing.
    case none
    /// Digits alone: `01.01.26`, `12:00`.
    case short
    /// The month shortened, where the language has a short name: `Jan 1, 2026`.
    case medium
    /// The month in full: `1. Januar 2026`.
    case long
    /// The day of the week too: `Donnerstag, 1. Januar 2026`.
    case full
  }

  /// A moment as the locale writes it: `1. Januar 2026 um 12:00`.
  ///
  /// `moment` is in milliseconds since 1970, and written in UTC and in the calendar of the locale. Empty with both
  /// styles `none`, and for what is no moment.
  package func date(_ moment: Double, day: DateStyle, time: DateStyle) -> String {
    guard day != .none || time != .none else { return "" }
    return Self.written([moment], cicu_date_format_open_styles(locale, day.icu, time.icu)).first ?? ""
  }

  /// A moment by a pattern of UTS #35: `dd.MM.yyyy`, `EEE d MMM, HH:mm`.
  ///
  /// Empty for what is no moment and for a pattern that ICU does not know.
  package func date(_ moment: Double, pattern: String) -> String {
    dates([moment], pattern: pattern).first ?? ""
  }

  /// Moments by one pattern, which costs little more than one of them.
  package func dates(_ moments: [Double], pattern: String) -> [String] {
    let units = Array(pattern.utf16.prefix(Self.longestPattern))
    return Self.written(moments, cicu_date_format_open(locale, units, Int32(units.count)))
  }

  /// Writes moments and closes the format; what cannot be written is empty.
  private static func written(_ moments: [Double], _ format: OpaquePointer?) -> [String] {
    defer { if let format { cicu_date_format_close(format) } }
    return moments.map { moment in
      guard let format, isMoment(moment) else { return "" }
      return ICUText.units { cicu_date_format_write(format, moment, $0, $1) } ?? ""
    }
  }

  /// The pattern in which the locale writes some fields, given by their letters: `d. MMMM y` for `yMMMMd`.
  package func datePattern(for skeleton: String) -> String {
    let units = Array(skeleton.utf16.prefix(Self.longestPattern))
    return ICUText.units { cicu_date_pattern(locale, units, Int32(units.count), $0, $1) } ?? skeleton
  }

  /// In UTF-16 units; more has a mistake in it.
  private static let longestPattern = 120

  /// Whether it lies in the range of dates that JavaScript has.
  private static func isMoment(_ moment: Double) -> Bool { abs(moment) <= 8.64e15 }
}

extension LocaleFormats.DateStyle {
  fileprivate var icu: cicu_date_style {
    switch self {
    case .none: CICU_DATE_NONE
    case .short: CICU_DATE_SHORT
    case .medium: CICU_DATE_MEDIUM
    case .long: CICU_DATE_LONG
    case .full: CICU_DATE_FULL
    }
  }
}
