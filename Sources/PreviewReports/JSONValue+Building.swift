import FlowDocuments
import LocaleMatching

extension JSONValue {
  /// A code, or null.
  static func optional(_ code: LocaleCode?) -> JSONValue {
    optional(code?.rawValue)
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
    return members.members
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
