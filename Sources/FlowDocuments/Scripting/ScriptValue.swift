/// What a script answers for a binding: a value that is neither undefined nor null.
package enum ScriptValue: Hashable, Sendable {
  /// True or false.
  case bool(Bool)
  /// A number, which need not be finite.
  case number(Double)
  /// A text.
  case text(String)
  /// Anything else, by what the script makes of it as a text and as a number.
  case object(text: String, number: Double)

  /// The value as a text, as JavaScript's `String` has it: `3`, `true`.
  package var text: String {
    switch self {
    case .bool(let value): value ? "true" : "false"
    case .number(let value): Self.text(of: value)
    case .text(let text), .object(let text, _): text
    }
  }

  /// The value as a number, as JavaScript's `Number` has it; not a number for a text that is none.
  package var number: Double {
    switch self {
    case .bool(let value): value ? 1 : 0
    case .number(let value), .object(_, let value): value
    case .text(let text):
      text.allSatisfy(\.isWhitespace) ? 0 : Double(text.trimmed) ?? .nan
    }
  }

  /// Whether it counts as true: all but false, 0, not a number and the empty text.
  package var isTrue: Bool {
    switch self {
    case .bool(let value): value
    case .number(let value): !(value == 0 || value.isNaN)
    case .text(let text): !text.isEmpty
    case .object: true
    }
  }

  /// The largest number up to which every whole one is exact.
  private static let largestExact = 9_007_199_254_740_992.0

  private static func text(of value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Infinity" : "Infinity" }
    return value.rounded() == value && abs(value) < largestExact ? "\(Int(value))" : "\(value)"
  }
}

extension String {
  fileprivate var trimmed: Substring {
    var text = self[...]
    while text.first?.isWhitespace ?? false { text.removeFirst() }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }
}
