import FlowDocuments
import LocaleMatching
import PreviewModel
import StringTables

extension LanguageFolders {
  /// Where the strings come from, for the head of a report: path, table, number of languages.
  var title: String {
    "\(name) · \(tableName) · \(folders.count) \(folders.count == 1 ? "language" : "languages")"
  }
}

extension KitPreview.Fate {
  /// One character for the fate, for eyes that run down a column.
  var mark: String {
    switch self {
    case .shown: "="
    case .keyShown: "✗"
    case .empty: "∅"
    }
  }
}

extension KitPreview {
  /// The counts as the JSON reports write them: `missing` are the keys that are shown as they are.
  var json: JSONValue {
    .object([
      "total": .count(rows.count), "own": .count(count(.shown)), "merged": .count(0),
      "empty": .count(count(.empty)), "missing": .count(count(.keyShown)),
    ])
  }
}

extension KitResolution {
  /// What was asked for and what came of it, as every report about the kit begins.
  func jsonMembers(developmentLanguage: LocaleCode?) -> [JSONObject.Member] {
    let members: KeyValuePairs<String, JSONValue> = [
      "rule": .string(MatchingRule.imKit.rawValue),
      "kit": .string(request.rule.rawValue),
      "platform": .string(Platform.iOS.rawValue),
      "requested": .optional(request.stored),
      "languages": .strings(request.languages.map(\.rawValue)),
      "tried": .strings(tried.map(\.rawValue)),
      "outcome": .string(verdict.outcome.rawValue),
      "silent_fallback": .bool(verdict.isSilentFallback),
      "localization": .optional(folder),
      "default_localization": .optional(developmentLanguage),
      "source": .string(source.rawValue),
      "has_table": .bool(hasTable),
    ]
    return members.members
  }
}
