/// The kinds of value that JSON has.
package enum JSONKind: String, CaseIterable, Sendable {
  case null
  case bool
  case number
  case string
  case array
  case object

  /// The kind of a value.
  package init(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .bool: self = .bool
    case .number: self = .number
    case .string: self = .string
    case .array: self = .array
    case .object: self = .object
    }
  }

  /// The kind with its article, for a sentence: `an object`.
  package var words: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
