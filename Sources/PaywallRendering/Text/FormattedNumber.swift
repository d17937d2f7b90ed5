import FlowDocuments

/// The number that a timer, progress or wheel turns into text.
struct FormattedNumber {
  let subject: FormattedTextElement.Subject
  let value: Double

  /// The text of a tag; nil when the tag is not about this number or its converter is not known.
  ///
  /// From code: hours, minutes and seconds are what remains after the larger units; the names that end in
  /// a number give the total with that many digits.
  func value(of tag: RichText.Tag) -> String? {
    switch (subject, tag.name) {
    case (.timer, "TIMER"): tag.converter.flatMap { part($0, digits: digits(in: tag.format)) }
    case (.timer, let name) where name.hasPrefix("TIMER_"): timerPart(named: String(name.dropFirst(6)))
    case (.progress, "PERCENT"): "\(whole(value * 100))"
    case (.wheel, "VALUE"): value == value.rounded() ? "\(whole(value))" : "\(value)"
    default: nil
    }
  }

  /// The older names: `h`, `hh`, `m`, `mm`, `s`, `ss`, `S…`, `Total_Days_2`.
  private func timerPart(named name: String) -> String? {
    switch name {
    case "h", "hh": return part("hours", digits: name.count)
    case "m", "mm": return part("minutes", digits: name.count)
    case "s", "ss": return part("seconds", digits: name.count)
    case "S", "SS", "SSS": return padded(0, digits: name.count)
    default:
      let words = name.split(separator: "_")
      guard words.count == 3, words[0] == "Total", let digits = Int(words[2]), (0...18).contains(digits)
      else { return nil }
      return part("total_" + words[1].lowercased(), digits: digits)
    }
  }

  private func part(_ converter: String, digits: Int) -> String? {
    let seconds = whole(value)
    let number: Int? =
      switch converter {
      case "days", "total_days": seconds / 86_400
      case "hours": seconds / 3600 % 24
      case "minutes": seconds / 60 % 60
      case "seconds": seconds % 60
      case "deciseconds", "centiseconds", "milliseconds": 0
      case "total_hours": seconds / 3600
      case "total_minutes": seconds / 60
      case "total_seconds": seconds
      case "total_deciseconds": seconds * 10
      case "total_centiseconds": seconds * 100
      case "total_milliseconds": seconds * 1000
      default: nil
      }
    return number.map { padded($0, digits: digits) }
  }

  /// The digits that a format such as `%02d` asks for.
  private func digits(in format: String?) -> Int {
    guard let format, let start = format.firstIndex(of: "%") else { return 0 }
    let number = format[format.index(after: start)...].prefix { $0.isASCII && $0.isNumber }
    return min(Int(number) ?? 0, 18)
  }

  private func padded(_ number: Int, digits: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  private func whole(_ value: Double) -> Int {
    value.isFinite ? Int(min(max(value, 0), 1e12)) : 0
  }
}
