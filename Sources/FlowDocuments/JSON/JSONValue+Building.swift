extension JSONValue {
  /// An object with members in this order.
  package static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    object([], members)
  }

  /// An object with these members behind those of others.
  package static func object(
    _ first: [JSONObject.Member],
    _ members: KeyValuePairs<String, JSONValue>
  ) -> JSONValue {
    .object(JSONObject(first + members.members))
  }

  /// A string, or null.
  package static func optional(_ text: String?) -> JSONValue {
    text.map { .string($0) } ?? .null
  }

  /// A whole number.
  package static func count(_ number: Int) -> JSONValue {
    .number("\(number)")
  }

  /// An array of strings.
  package static func strings(_ texts: some Sequence<String>) -> JSONValue {
    .array(texts.map { .string($0) })
  }
}

extension KeyValuePairs<String, JSONValue> {
  /// The pairs as members of an object, in their order.
  package var members: [JSONObject.Member] { map { JSONObject.Member(key: $0.key, value: $0.value) } }
}
