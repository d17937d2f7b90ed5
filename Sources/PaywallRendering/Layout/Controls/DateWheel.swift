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
      let field = Field(pattern: formats.datePattern(for: "EEEMMMd"))
      columns = [Self.column(moment, field, formats, by: Self.day)]
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
    var suffix = ""
    var letter: Character { pattern.first ?? "d" }
  }

  private static func column(_ moment: Double, _ field: Field, _ formats: LocaleFormats) -> Column {
    switch field.letter {
    case "a", "b", "B":
      let isMorning = moment.truncatingRemainder(dividingBy: day) < day / 2
      var column = column(moment, field, formats, by: day / 2)
      if isMorning { column.previous = "" } else { column.next = "" }
      return column
    case "H", "h", "k", "K": return column(moment, field, formats, by: 3_600_000)
    case "m": return column(moment, field, formats, by: 60_000)
    case "M", "L":
      // From the middle of a month thirty days lead into the next one, in every calendar.
      let middle = moment + (15 - number(moment, "d", formats)) * day
      return column(middle, field, formats, by: 30 * day)
    case "y":
      let middle = moment + (180 - number(moment, "D", formats)) * day
      return column(middle, field, formats, by: 365 * day)
    default: return column(moment, field, formats, by: day)
    }
  }

  /// In milliseconds.
  private static let day = 86_400_000.0

  private static func column(
    _ moment: Double,
    _ field: Field,
    _ formats: LocaleFormats,
    by step: Double
  ) -> Column {
    let texts = formats.dates([moment - step, moment, moment + step], pattern: field.pattern).map {
      $0 + field.suffix
    }
    return Column(previous: texts[0], current: texts[1], next: texts[2])
  }

  private static func number(_ moment: Double, _ pattern: String, _ formats: LocaleFormats) -> Double {
    Double(formats.date(moment, pattern: pattern).number ?? 0)
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
      // Nobody turns an era.
      if first != "G" { fields.append(Field(pattern: String(letters), suffix: String(suffix))) }
    }
    return fields
  }
}

extension String {
  /// The number that its digits make, whatever their script; nil where it has none.
  var number: Int? {
    let digits = compactMap(\.wholeNumberValue)
    return digits.isEmpty ? nil : digits.reduce(0) { ($0 * 10 + $1) % 1_000_000 }
  }
}
