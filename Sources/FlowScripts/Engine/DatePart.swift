/// A part of a date that is a number; dates are in UTC.
public enum DatePart: Hashable, Sendable {
  /// The year.
  case year
  /// The last two digits of the year.
  case yearOfCentury
  /// 1 to 12.
  case month
  /// 1 to 31.
  case day
  /// 0 to 23.
  case hour
  /// 1 to 12.
  case hourOfHalf
  /// 0 to 59.
  case minute
  /// 0 to 59.
  case second
  /// 0 to 999.
  case millisecond

  /// The part of a date in milliseconds since 1970, with at least so many digits; empty for what is no date.
  public func text(of time: Double, digits: Int) -> String {
    // The largest date that JavaScript has.
    guard time.isFinite, abs(time) <= 8.64e15 else { return "" }
    let milliseconds = Int(time.rounded(.down))
    let number = value(milliseconds)
    let text = "\(number)"
    return String(repeating: "0", count: max(0, min(digits, 9) - text.count)) + text
  }

  private func value(_ milliseconds: Int) -> Int {
    let (days, rest) = Self.divided(milliseconds, by: 86_400_000)
    switch self {
    case .year: return Self.civil(days).year
    case .yearOfCentury: return Self.divided(Self.civil(days).year, by: 100).rest
    case .month: return Self.civil(days).month
    case .day: return Self.civil(days).day
    case .hour: return rest / 3_600_000
    case .hourOfHalf: return (rest / 3_600_000 + 11) % 12 + 1
    case .minute: return rest / 60_000 % 60
    case .second: return rest / 1000 % 60
    case .millisecond: return rest % 1000
    }
  }

  /// A division that rounds down, so that days before 1970 come out right.
  private static func divided(_ number: Int, by divisor: Int) -> (quotient: Int, rest: Int) {
    let rest = ((number % divisor) + divisor) % divisor
    return ((number - rest) / divisor, rest)
  }

  /// The date of a day counted from 1970 (Howard Hinnant's algorithm): years are counted from March, so that the
  /// leap day comes last.
  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = divided(days + 719_468, by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}
