import FlowDocuments
import LocaleMatching
import PreviewModel
import StringTables
import TerminalUI

extension Explanation {
  /// The explanation as `resolve --format json` writes it; what only one kind of answer has stands in its place.
  var jsonMembers: [JSONObject.Member] {
    switch subject {
    case .code(let preview): members(of: preview)
    case .kit(let answer, let developmentLanguage, let texts):
      members(of: answer, developmentLanguage, texts)
    }
  }

  private func members(of preview: Preview) -> [JSONObject.Member] {
    let own: KeyValuePairs<String, JSONValue> = [
      "suggestion": suggestion,
      "near_misses": nearMisses.json,
      "other_scripts": otherScripts.json,
      "strings": preview.hasStrings ? preview.counts.json : .null,
      "merged_strings": .strings(preview.localization.mergedStringIDs),
      "direction": preview.hasStrings ? .string(preview.localization.direction.rawValue) : .null,
      "platform_notes": .array(platformNotes.map(\.json)),
      "disagreements": .array(disagreements.map(\.json)),
      "trace": traceTexts,
      "other_rules": otherRules(namedBy: "rule"),
    ]
    let hasRemoteConfigs = !preview.openView.remoteConfigs.entries.isEmpty
    return preview.resolution.jsonMembers + own.members
      + (hasRemoteConfigs ? preview.remoteConfigMembers.members : [])
  }

  private func members(
    of answer: KitAnswer,
    _ developmentLanguage: LocaleCode?,
    _ texts: KitPreview?
  ) -> [JSONObject.Member] {
    let own: KeyValuePairs<String, JSONValue> = [
      "suggestion": suggestion,
      "near_misses": nearMisses.json,
      "strings": texts?.json ?? .null,
      "merged_strings": .strings([]),
      "keys_shown": .strings(texts?.rows.filter { $0.fate == .keyShown }.map(\.key) ?? []),
      // The kit follows the direction of the phone, whatever the folder.
      "direction": .null,
      "table": .optional(texts?.folders.tableName),
      "reference": .optional(texts?.reference),
      "simulator_localization": .optional(answer.resolution.simulatorFolder),
      "trace": traceTexts,
      "other_rules": otherRules(namedBy: "kit"),
    ]
    return answer.resolution.jsonMembers(developmentLanguage: developmentLanguage) + own.members
  }

  /// The code or language to take instead; the default by its name is no suggestion.
  private var suggestion: JSONValue {
    switch advice {
    case .pass(let code), .store(let code): .string(code.rawValue)
    case .passDefault, nil: .null
    }
  }

  private var traceTexts: JSONValue { .strings(trace.map(\.text.drawable)) }

  private func otherRules(namedBy key: String) -> JSONValue {
    .array(
      alternatives.map {
        .object(
          JSONObject([
            JSONObject.Member(key: key, value: .string($0.name)),
            JSONObject.Member(key: "outcome", value: .string($0.verdict.outcome.rawValue)),
            JSONObject.Member(key: "localization", value: .optional($0.verdict.localization)),
          ])
        )
      }
    )
  }
}

extension CodePassage {
  /// What the code gets, with how the app comes to it around it.
  ///
  /// The rule is the app's, not that of the flow behind it: the first of two members with the same key counts.
  func json(around members: [JSONObject.Member]) -> JSONValue {
    let row = rows.first
    let rule = JSONObject.Member(key: "rule", value: .string(MatchingRule.appStrings.rawValue))
    return .object(
      [rule] + members,
      [
        "via": .optional(self.rule?.rawValue),
        "languages": .strings((folder?.preferred ?? []).map(\.rawValue)),
        "app_language": .optional(row?.language),
        "source": .optional(row.map { $0.source == .keyItself ? "key" : "entry" }),
        "folder_outcome": .optional(folder?.verdict.outcome.rawValue),
        "folder_trace": .strings((folder?.trace ?? []).map(\.text.drawable)),
      ]
    )
  }
}

extension [NearMiss] {
  fileprivate var json: JSONValue {
    .array(map { .object(["id": .string($0.id.rawValue), "reason": .string($0.reason.drawable)]) })
  }
}

extension PlatformNote {
  fileprivate var json: JSONValue {
    .object([
      "topic": .string(topic.rawValue), "ios": .string(iOS.drawable), "android": .string(android.drawable),
      "text": .string(text.drawable), "ids": .strings(ids),
    ])
  }
}

extension Disagreement {
  /// The question, what is said against the SDK, and what it does.
  fileprivate var json: JSONValue {
    .object(["topic": .string(topic), "other": other.json, "followed": followed.json])
  }
}

extension Disagreement.Reading {
  fileprivate var json: JSONValue {
    .object([
      "source": .string(source), "claim": .string(claim), "localization": .optional(verdict?.localization),
    ])
  }
}
