/// An amount of money, exact: a fraction, so that a twelfth of it is one as well.
package struct Amount: Hashable, Sendable {
  private let numerator: Int
  private let denominator: Int

  /// No money.
  package static let zero = Amount(0, 1)

  /// Reads a decimal number such as `59.99`; nil for anything else, for what is negative, and for more than
  /// twelve digits.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }) else {
      return nil
    }
    let fraction = parts.count == 2 ? String(parts[1]) : ""
    let digits = String(parts[0]) + fraction
    guard !digits.isEmpty, digits.utf8.count <= 12, let numerator = Int(digits) else { return nil }
    self.init(numerator, fraction.utf8.reduce(1) { power, _ in power * 10 })
  }

  private init(_ numerator: Int, _ denominator: Int) {
    let divisor = max(1, Self.greatestCommonDivisor(numerator, denominator))
    self.numerator = numerator / divisor
    self.denominator = max(1, denominator / divisor)
  }

  /// The amount multiplied by a fraction; what is too large to count stays at the largest number.
  package func times(_ count: Int, over parts: Int = 1) -> Amount {
    Amount(Self.product(numerator, max(0, count)), Self.product(denominator, max(1, parts)))
  }

  /// The amount rounded up to this many digits after the decimal point.
  package func roundedUp(digits: Int) -> Amount {
    let power = (0..<max(0, min(digits, 6))).reduce(1) { power, _ in power * 10 }
    let scaled = Self.product(numerator, power)
    return Amount(scaled / denominator + (scaled % denominator == 0 ? 0 : 1), power)
  }

  /// The amount rounded to the nearest multiple of a whole number.
  package func rounded(toMultipleOf step: Int) -> Amount {
    let step = max(1, step)
    let divisor = Self.product(denominator, step)
    let steps = numerator / divisor + (numerator % divisor >= divisor - numerator % divisor ? 1 : 0)
    return Amount(Self.product(steps, step), 1)
  }

  /// The amount as a decimal number.
  ///
  /// Exact where that takes no more than twelve digits after the point; else the digit behind them only tells
  /// that there is more, so that rounding to fewer digits gives what it would give for the exact amount.
  package var decimal: String {
    var text = "\(numerator / denominator)"
    var rest = numerator % denominator
    guard rest > 0 else { return text }
    text += "."
    for _ in 0..<12 where rest > 0 {
      let (scaled, overflows) = rest.multipliedReportingOverflow(by: 10)
      guard !overflows else { break }
      text += "\(scaled / denominator)"
      rest = scaled % denominator
    }
    return rest > 0 ? text + "1" : text
  }

  /// What is behind the point, as a whole number of this many digits, rounded half up.
  package func fraction(digits: Int) -> String {
    let power = (0..<max(0, min(digits, 6))).reduce(1) { power, _ in power * 10 }
    let scaled = Self.product(numerator % denominator, power)
    let half = scaled % denominator >= denominator - scaled % denominator
    let text = "\((scaled / denominator + (half ? 1 : 0)) % power)"
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  private static func product(_ left: Int, _ right: Int) -> Int {
    let (product, overflows) = left.multipliedReportingOverflow(by: right)
    return overflows ? .max : product
  }

  private static func greatestCommonDivisor(_ left: Int, _ right: Int) -> Int {
    var (left, right) = (left, right)
    while right > 0 { (left, right) = (right, left % right) }
    return left
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
