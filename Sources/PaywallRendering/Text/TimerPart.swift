/// What a timer tag shows of the seconds that are left.
enum TimerPart: String, CaseIterable {
  case days
  case hours
  case minutes
  case seconds
  case deciseconds
  case centiseconds
  case milliseconds
  case totalDays = "total_days"
  case totalHours = "total_hours"
  case totalMinutes = "total_minutes"
  case totalSeconds = "total_seconds"
  case totalMilliseconds = "total_milliseconds"

  /// The number to show; from code: cut to a whole one, the parts of a second as well.
  func number(of seconds: Double) -> Double {
    let seconds = seconds.isFinite ? min(max(seconds, 0), 1e12) : 0
    let whole = seconds.rounded(.down)
    let number =
      switch self {
      case .days, .totalDays: seconds / 86_400
      case .hours: whole.truncatingRemainder(dividingBy: 86_400) / 3600
      case .minutes: whole.truncatingRemainder(dividingBy: 3600) / 60
      case .seconds: whole.truncatingRemainder(dividingBy: 60)
      case .deciseconds: (seconds * 10).rounded(.down).truncatingRemainder(dividingBy: 10)
      case .centiseconds: (seconds * 100).rounded(.down).truncatingRemainder(dividingBy: 100)
      case .milliseconds: (seconds * 1000).rounded(.down).truncatingRemainder(dividingBy: 1000)
      case .totalHours: seconds / 3600
      case .totalMinutes: seconds / 60
      case .totalSeconds: seconds
      case .totalMilliseconds: seconds * 1000
      }
    return number.rounded(.down)
  }

  /// How the number is written whatever the string says; nil for those that a string may format.
  var fixedPattern: NumberPattern? {
    switch self {
    case .deciseconds: NumberPattern(minimumDigits: 1)
    case .centiseconds: NumberPattern(minimumDigits: 2)
    case .milliseconds: NumberPattern(minimumDigits: 3)
    default: nil
    }
  }
}
