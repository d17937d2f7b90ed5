/// A format of the kind that `printf` has, for one number: `%02d`, `%.1f`.
struct NumberPattern: Hashable {
  private let before: String
  private let after: String
  private let width: Int
  private let precision: Int?
  private let isLeftAligned: Bool
  private let isZeroPadded: Bool
  private let plus: String

  /// Whether the number is cut to a whole one; from code: not rounded.
  let isWhole: Bool

  /// Whole numbers as they are.
  static let whole = NumberPattern(minimumDigits: nil)

  /// Whole numbers of at least so many digits; with 0 digits zero is nothing, as in C.
  init(minimumDigits: Int?) {
    (before, after, plus) = ("", "", "")
    (width, precision) = (0, minimumDigits.map { min(max($0, 0), Self.mostDigits) })
    (isLeftAligned, isZeroPadded, isWhole) = (false, false, true)
  }

  /// Reads a format; nil for one that is not for a number, or for more than one.
  init?(_ format: String) {
    guard let start = format.firstIndex(of: "%") else { return nil }
    var rest = format[format.index(after: start)...]
    let flags = rest.prefix { "+-0 ".contains($0) }
    rest.removeFirst(flags.count)
    let width = Self.takeNumber(&rest)
    var precision: Int?
    if rest.first == "." {
      rest.removeFirst()
      precision = Self.takeNumber(&rest)
    }
    guard let letter = rest.popFirst(), letter == "d" || letter == "f" else { return nil }
    let after = rest.replacing("%%", with: "\u{0}")
    guard !after.contains("%") else { return nil }
    before = String(format[..<start])
    self.after = String(after.replacing("\u{0}", with: "%"))
    self.width = min(width, Self.mostDigits)
    self.precision = precision.map { min($0, Self.mostDigits) }
    isLeftAligned = flags.contains("-")
    isZeroPadded = flags.contains("0") && !flags.contains("-") && !(letter == "d" && precision != nil)
    plus = flags.contains("+") ? "+" : flags.contains(" ") ? " " : ""
    isWhole = letter == "d"
  }

  /// The number as text.
  func text(of number: Double, decimalSeparator: String = ".") -> String {
    let isNegative = number < 0
    let size = number.isFinite ? min(abs(number), 1e15) : 0
    let digits = isWhole ? whole(Int(size)) : fraction(size, decimalSeparator)
    let sign = isNegative ? "-" : plus
    let missing = max(0, width - digits.count - sign.count)
    let padding = String(repeating: isZeroPadded ? "0" : " ", count: missing)
    let body =
      isLeftAligned
      ? sign + digits + padding : isZeroPadded ? sign + padding + digits : padding + sign + digits
    return before + body + after
  }

  /// More digits than any number has; what asks for more has a mistake in it.
  private static let mostDigits = 18

  private func whole(_ number: Int) -> String {
    let text = number == 0 && precision == 0 ? "" : "\(number)"
    return String(repeating: "0", count: max(0, (precision ?? 1) - text.count)) + text
  }

  private func fraction(_ number: Double, _ separator: String) -> String {
    let digits = min(precision ?? 6, 9)
    let power = (0..<digits).reduce(1.0) { power, _ in power * 10 }
    let whole = number.rounded(.down)
    var behind = ((number - whole) * power).rounded(.toNearestOrEven)
    let carries = behind >= power
    if carries { behind = 0 }
    let text = "\(Int(whole) + (carries ? 1 : 0))"
    guard digits > 0 else { return text }
    let tail = "\(Int(behind))"
    return text + separator + String(repeating: "0", count: digits - tail.count) + tail
  }

  private static func takeNumber(_ rest: inout Substring) -> Int {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest.removeFirst(digits.count)
    return Int(digits.prefix(4)) ?? 0
  }
}
