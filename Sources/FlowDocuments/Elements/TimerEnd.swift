/// When a timer of 4.x ends.
package enum TimerEnd: Hashable, Sendable {
  /// So many seconds after it was started.
  case after(seconds: Double)
  /// At a moment in milliseconds since 1970, for a phone in UTC.
  case at(moment: Double)

  /// The seconds that are left of it when it is started at a moment in milliseconds since 1970.
  package func seconds(from start: Double) -> Double {
    switch self {
    case .after(let seconds): seconds
    case .at(let moment): max(0, (moment - start) / 1000)
    }
  }
}

extension TimerEnd {
  /// Reads a moment written as `2026-01-31 23:59:59`; nil for anything else.
  init?(moment text: String) {
    let parts = text.split { "- :".contains($0) }.compactMap { Int($0) }
    guard parts.count == 6, (1...9999).contains(parts[0]), (1...12).contains(parts[1]),
      (1...31).contains(parts[2]),
      (0...23).contains(parts[3]), (0...59).contains(parts[4]), (0...59).contains(parts[5])
    else { return nil }
    let seconds = (Self.days(parts[0], parts[1], parts[2]) * 24 + parts[3]) * 3600 + parts[4] * 60 + parts[5]
    self = .at(moment: Double(seconds) * 1000)
  }

  /// The days from 1970 to a date (Howard Hinnant's algorithm): years are counted from March, so that the leap
  /// day comes last.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }
}
