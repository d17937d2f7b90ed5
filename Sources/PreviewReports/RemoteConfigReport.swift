package import FlowDocuments
import LocaleMatching
package import PreviewModel
import TerminalUI

/// The remote config that an app gets, as it is, and how those of a variation differ.
package struct RemoteConfigReport: Report {
  private let preview: Preview

  /// Tells of the remote config that a preview leads to.
  package init(preview: Preview) {
    self.preview = preview
  }

  private var set: RemoteConfigSet { preview.openView.remoteConfigs }

  package func lines(_ style: ReportStyle) -> [String] {
    var lines = [
      style.dim(preview.openView.title), style.text(of: preview.headline),
      style.dim("  \(preview.resolution.rule.words(on: preview.resolution.platform))"), "",
    ]
    lines +=
      TextTable(
        rows: set.entries.enumerated().map { index, entry in
          ["\(index == preview.remoteConfigIndex ? "▸" : " ") \(entry.locale.rawValue)", entry.summary]
        }
      ).lines
    if let index = preview.remoteConfigIndex {
      lines += [""] + payloadLines(set.entries[index].payload, style)
    }
    if let choice = preview.serverChoice { lines += ["", style.dim(choice)] }
    return lines + comparisonLines(style)
  }

  private func payloadLines(_ payload: RemoteConfigPayload, _ style: ReportStyle) -> [String] {
    switch payload {
    case .json(let value):
      return value.text().split(separator: "\n").map { String($0).drawable }
    case .text(let text, let problem):
      return [style.warning("! this is no JSON, so the app's dictionary is nil: \(problem)")]
        + text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).drawable }
    }
  }

  private func comparisonLines(_ style: ReportStyle) -> [String] {
    guard let first = set.entries.first, set.entries.count > 1 else { return [] }
    return ["", style.bold("Keys, held against \(first.locale.quoted), the first")]
      + TextTable(
        rows: set.entries.dropFirst().flatMap { entry -> [[String]] in
          guard !entry.differences.isEmpty else {
            return [["= \(entry.locale.rawValue)", entry.payload.isObject ? "the same keys" : entry.summary]]
          }
          return entry.differences.map { ["! \(entry.locale.rawValue)", $0.words] }
        }
      ).lines
  }

  package var json: JSONValue {
    .object(preview.resolution.jsonMembers, preview.remoteConfigMembers)
  }
}

extension Preview {
  /// The remote configs as the JSON reports write them: every entry, and the payload that the app gets.
  ///
  /// `payload` is the JSON itself, its numbers spelled as in the file; null for what is no JSON, whose text
  /// is `payload_text`.
  var remoteConfigMembers: KeyValuePairs<String, JSONValue> {
    let set = openView.remoteConfigs
    var (payload, text) = (JSONValue.null, JSONValue.null)
    switch remoteConfigIndex.map({ set.entries[$0].payload }) {
    case .json(let value): payload = value
    case .text(let words, _): text = .string(words)
    case nil: break
    }
    return [
      "remote_configs": .array(
        set.entries.enumerated().map { $1.json(isChosen: $0 == remoteConfigIndex) }
      ),
      "chosen_by_server": .bool(set.isChosenByServer),
      "payload": payload,
      "payload_text": text,
    ]
  }
}

extension RemoteConfigSet.Entry {
  fileprivate func json(isChosen: Bool) -> JSONValue {
    let kind: String
    var problem: String?
    switch payload {
    case .json(let value): kind = JSONKind(value).rawValue
    case .text(_, let words): (kind, problem) = ("text", words)
    }
    return .object([
      "locale": .string(locale.rawValue),
      "chosen": .bool(isChosen),
      "kind": .string(kind),
      "problem": .optional(problem?.drawable),
      "keys": payload.keyCount.map { .count($0) } ?? .null,
      "missing": .strings(differences.compactMap { $0.kind == .missing ? $0.path : nil }),
      "extra": .strings(differences.compactMap { $0.kind == .extra ? $0.path : nil }),
      "other_type": .array(
        differences.compactMap { difference in
          guard case .otherType(let own, let wanted) = difference.kind else { return nil }
          return .object([
            "key": .string(difference.path), "type": .string(own.rawValue),
            "instead_of": .string(wanted.rawValue),
          ])
        }
      ),
    ])
  }
}
