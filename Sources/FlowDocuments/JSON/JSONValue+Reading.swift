extension JSONValue {
  /// The text of a string; nil for anything else.
  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The elements of an array; nil for anything else.
  package var array: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members of an object; nil for anything else.
  package var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The value of `true` or `false`; nil for anything else.
  package var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// A number rounded to a binary fraction; nil for anything else and for what is too large.
  package var double: Double? {
    guard case .number(let text) = self, let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// A whole number; nil for anything else and for what does not fit.
  package var int: Int? {
    guard case .number(let text) = self else { return nil }
    return Int(text) ?? double.flatMap(Int.init(exactly:))
  }

  /// The value of a key, or nil when this is no object or has no such key.
  package subscript(key: String) -> JSONValue? {
    object?[key]
  }

  /// A member that is there and is not null.
  package func present(_ key: String) -> JSONValue? {
    guard let value = self[key], value != .null else { return nil }
    return value
  }

  /// What kind of value it is, for a sentence: `an object`.
  var kindName: String { JSONKind(self).words }
}
