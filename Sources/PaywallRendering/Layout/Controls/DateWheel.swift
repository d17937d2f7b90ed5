import TerminalUI

/// Wheels side by side for the parts of a moment, in the order of the locale.
///
/// Inferred: which parts there are and how they are written is the system's business.
struct DateWheel {
  /// One of the wheels: what is chosen, with its neighbours.
  struct Column: Hashable {
    /// What stands above; empty where the wheel begins.
    var previous: String
    /// What is chosen.
    var current: String
    /// What stands below; empty where the wheel ends.
    var next: String
  }

  /// The wheels from the side where lines start.
  let columns: [Column]

  /// Makes the wheels of a moment in milliseconds since 1970.
  init(_ moment: Double, hasDate: Bool, hasTime: Bool, formats: LocaleFormats) {
    var columns: [Column] = []
    if hasDate, hasTime {
      let pattern = formats.datePattern(for: "EEEMMMd")
      columns = [Self.column(moment, formats, by: 86_400_000) { $0.date($1, pattern: pattern) }]
    } else if hasDate {
      columns = Self.fields(of: formats.datePattern(for: "yMMMMd")).map { Self.column(moment, $0, formats) }
    }
    if hasTime {
      columns += Self.fields(of: formats.datePattern(for: "jmm")).map { Self.column(moment, $0, formats) }
    }
    self.columns = columns
  }

  /// A field of a date with what belongs to it: `d.`, `y年`.
  private struct Field {
    let pattern: String
    let suffix: String
    var letter: Character { pattern.first ?? "d" }
  }

  private static func column(_ moment: Double, _ field: Field, _ formats: LocaleFormats) -> Column {
    let write: (LocaleFormats, Double) -> String = { $0.date($1, pattern: field.pattern) + field.suffix }
    switch field.letter {
    case "a", "b", "B":
      let isMorning = moment.truncatingRemainder(dividingBy: 86_400_000) < 43_200_000
      let other = write(formats, moment + (isMorning ? 43_200_000 : -43_200_000))
      let current = write(formats, moment)
      return Column(previous: isMorning ? "" : other, current: current, next: isMorning ? other : "")
    case "H", "h", "k", "K": return column(moment, formats, by: 3_600_000, write)
    case "m": return column(moment, formats, by: 60_000, write)
    case "M", "L":
      // From the middle of a month thirty days lead into the next one, in every calendar.
      let middle = moment + (15 - (formats.number(moment, "d") ?? 15)) * 86_400_000
      return column(middle, formats, by: 30 * 86_400_000, write)
    case "y":
      let middle = moment + (180 - (formats.number(moment, "D") ?? 180)) * 86_400_000
      return column(middle, formats, by: 365 * 86_400_000, write)
    default: return column(moment, formats, by: 86_400_000, write)
    }
  }

  private static func column(
    _ moment: Double,
    _ formats: LocaleFormats,
    by step: Double,
    _ write: (LocaleFormats, Double) -> String
  ) -> Column {
    Column(
      previous: write(formats, moment - step),
      current: write(formats, moment),
      next: write(formats, moment + step)
    )
  }

  /// The fields of a pattern in order; of what stands between them, only what touches a field stays.
  private static func fields(of pattern: String) -> [Field] {
    var fields: [Field] = []
    var rest = pattern[...]
    while let first = rest.first {
      guard first.isASCII, first.isLetter else {
        rest = rest.dropFirst(first == "'" ? rest.dropFirst().prefix { $0 != "'" }.count + 2 : 1)
        continue
      }
      let letters = rest.prefix { $0 == first }
      rest = rest.dropFirst(letters.count)
      let suffix = rest.prefix {
        !$0.isWhitespace && !",،:'\u{200F}\u{200E}".contains($0) && !($0.isASCII && $0.isLetter)
      }
      rest = rest.dropFirst(suffix.count)
      fields.append(Field(pattern: String(letters), suffix: String(suffix)))
    }
    return fields
  }
}

extension LocaleFormats {
  /// A field of a date as a number, whatever the digits; nil where it is none.
  func number(_ moment: Double, _ pattern: String) -> Double? {
    let digits = date(moment, pattern: pattern).compactMap(\.wholeNumberValue)
    return digits.isEmpty ? nil : Double(digits.reduce(0) { ($0 * 10 + $1) % 1_000_000 })
  }
}
