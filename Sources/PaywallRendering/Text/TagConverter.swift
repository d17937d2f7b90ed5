import FlowDocuments
import TerminalUI

/// How a tag turns a number into text.
///
/// It is given the number, wherever that comes from: an element's own timer or value, or a script.
enum TagConverter: Hashable {
  /// A part of a number of seconds.
  case timer(TimerPart, NumberPattern)
  /// A part of a whole, 0 to 1.
  case percent(NumberPattern)
  /// Any number.
  case number(NumberPattern)
  /// A moment in milliseconds since 1970, as the locale writes its day and its time.
  case date(day: LocaleFormats.DateStyle, time: LocaleFormats.DateStyle)
  /// A moment in milliseconds since 1970, by a pattern.
  case datePattern(String)

  /// The converter that a tag names, itself or by an old name such as `TIMER_hh`; nil when it names none, or
  /// one that is not known.
  ///
  /// From code: `PERCENT` needs no more than a format.
  init?(_ tag: RichText.Tag) {
    let pattern = tag.format.flatMap(NumberPattern.init)
    switch tag.converter {
    case "percent":
      self = .percent(pattern ?? .whole)
    case "number":
      self = .number(pattern ?? .whole)
    case "date_time":
      self =
        tag.format.map { .datePattern($0) }
        ?? .date(day: Self.style(tag.dayStyle), time: Self.style(tag.timeStyle))
    case let name?:
      guard let part = TimerPart(rawValue: name) else { return nil }
      self = .timer(part, part.fixedPattern ?? pattern.flatMap { $0.isWhole ? $0 : nil } ?? .whole)
    case nil where tag.name == "PERCENT" && tag.format != nil:
      self = .percent(pattern ?? .whole)
    case nil:
      guard let (part, pattern) = Self.oldTimer(tag.name) else { return nil }
      self = .timer(part, part.fixedPattern ?? pattern)
    }
  }

  /// Whether it writes moments.
  var isForDates: Bool {
    switch self {
    case .date, .datePattern: true
    case .timer, .percent, .number: false
    }
  }

  /// The text of a number in the way of a locale.
  ///
  /// From code: of the locale a number has the decimal separator alone. Inferred: dates are in the locale's own
  /// calendar; they are in the time zone of the phone, here UTC.
  func text(of value: Double, formats: LocaleFormats) -> String {
    switch self {
    case .timer(let part, let pattern): pattern.text(of: part.number(of: value))
    case .percent(let pattern): Self.text(of: min(1, max(0, value)) * 100, pattern, formats)
    case .number where value.isNaN: "nan"
    case .number(let pattern): Self.text(of: value, pattern, formats)
    case .date(let day, let time): formats.date(value, day: day, time: time)
    case .datePattern(let pattern): formats.date(value, pattern: pattern)
    }
  }

  private static func text(of value: Double, _ pattern: NumberPattern, _ formats: LocaleFormats) -> String {
    pattern.isWhole
      ? pattern.text(of: value) : pattern.text(of: value, decimalSeparator: formats.decimalSeparator)
  }

  /// Documented: a style that is not given is `none`.
  private static func style(_ name: String?) -> LocaleFormats.DateStyle {
    name.flatMap(LocaleFormats.DateStyle.init) ?? .none
  }

  /// The name that a tag has for the SDK: all old timer names are `TIMER`.
  static func name(of tag: RichText.Tag) -> String {
    tag.converter == nil && oldTimer(tag.name) != nil ? "TIMER" : tag.name
  }

  /// `TIMER_h` to `TIMER_SSS`, and `TIMER_Total_Days_2` and the like with the digits at the end.
  private static func oldTimer(_ name: String) -> (TimerPart, NumberPattern)? {
    guard name.hasPrefix("TIMER_") else { return nil }
    let rest = name.dropFirst(6)
    let short: [Substring: TimerPart] = [
      "h": .hours, "hh": .hours, "m": .minutes, "mm": .minutes, "s": .seconds, "ss": .seconds,
      "S": .deciseconds, "SS": .centiseconds, "SSS": .milliseconds,
    ]
    if let part = short[rest] { return (part, NumberPattern(minimumDigits: rest.count)) }
    let words = rest.split(separator: "_", omittingEmptySubsequences: false)
    guard words.count == 3, words[0] == "Total", let digits = Int(words[2]),
      let part = TimerPart(rawValue: "total_" + words[1].lowercased()), words[1].first?.isUppercase ?? false
    else { return nil }
    return (part, NumberPattern(minimumDigits: digits))
  }
}
