import FlowDocuments
import LocaleMatching

extension JSONValue {
  /// An object with members in this order.
  static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    object([], members)
  }

  /// An object with these members behind those of others.
  static func object(_ first: [JSONObject.Member], _ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(JSONObject(first + members.map { JSONObject.Member(key: $0.key, value: $0.value) }))
  }

  /// A string, or null.
  static func optional(_ text: String?) -> JSONValue {
    text.map { .string($0) } ?? .null
  }

  /// A code, or null.
  static func optional(_ code: LocaleCode?) -> JSONValue {
    optional(code?.rawValue)
  }

  /// A whole number.
  static func count(_ number: Int) -> JSONValue {
    .number("\(number)")
  }

  /// An array of strings.
  static func strings(_ texts: some Sequence<String>) -> JSONValue {
    .array(texts.map { .string($0) })
  }
}

extension Resolution {
  /// What was asked for and what came of it, as every report about a code begins.
  var jsonMembers: [JSONObject.Member] {
    let members: KeyValuePairs<String, JSONValue> = [
      "rule": .string(rule.rawValue),
      "platform": .string(platform.rawValue),
      "requested": .optional(requested),
      "tried": .strings(tried.map(\.rawValue)),
      "outcome": .string(outcome.rawValue),
      "silent_fallback": .bool(isSilentFallback),
      "localization": .optional(localization),
      "default_localization": .optional(defaultLocalization),
    ]
    return members.map { JSONObject.Member(key: $0.key, value: $0.value) }
  }
}

extension StringCounts {
  /// The counts as the JSON reports write them.
  var json: JSONValue {
    .object([
      "total": .count(total), "own": .count(own), "merged": .count(merged), "empty": .count(empty),
      "missing": .count(missing),
    ])
  }
}
