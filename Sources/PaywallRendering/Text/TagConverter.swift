import FlowDocuments

/// How a tag turns a number into text.
///
/// It is given the number, wherever that comes from: an element's own timer or value, or a script.
struct TagConverter: Hashable {
  private enum Kind: Hashable {
    case timer(TimerPart)
    case percent
    case number
  }

  private let kind: Kind
  private let pattern: NumberPattern

  /// The converter that a tag names, itself or by an old name such as `TIMER_hh`; nil when it names none, or
  /// one that is not known.
  ///
  /// From code: `PERCENT` needs no more than a format.
  init?(_ tag: RichText.Tag) {
    let pattern = tag.format.flatMap(NumberPattern.init)
    switch tag.converter {
    case "percent":
      self.init(.percent, pattern)
    case "number":
      self.init(.number, pattern)
    case let name?:
      guard let part = TimerPart(rawValue: name) else { return nil }
      self.init(.timer(part), part.fixedPattern ?? pattern.flatMap { $0.isWhole ? $0 : nil })
    case nil where tag.name == "PERCENT" && tag.format != nil:
      self.init(.percent, pattern)
    case nil:
      guard let (part, pattern) = Self.oldTimer(tag.name) else { return nil }
      self.init(.timer(part), part.fixedPattern ?? pattern)
    }
  }

  private init(_ kind: Kind, _ pattern: NumberPattern?) {
    self.kind = kind
    self.pattern = pattern ?? .whole
  }

  /// Percent, whole, for `PERCENT` without a converter where that is not a missing tag.
  static let percent = TagConverter(.percent, nil)

  /// The text of a number: seconds for a timer, 0 to 1 for percent.
  func text(of value: Double, decimalSeparator: String) -> String {
    switch kind {
    case .timer(let part): pattern.text(of: part.number(of: value))
    case .percent: pattern.text(of: min(1, max(0, value)) * 100, decimalSeparator: decimalSeparator)
    case .number where value.isNaN: "nan"
    case .number: pattern.text(of: value, decimalSeparator: decimalSeparator)
    }
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
