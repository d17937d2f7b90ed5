package import FlowDocuments
import LocaleMatching
import PreviewModel

/// Looks for what an app would read wrongly, or not at all, in the remote configs of a variation.
package struct RemoteConfigChecks {
  private let set: RemoteConfigSet

  /// Reads the remote configs of a variation.
  package init(_ variation: Variation) {
    set = RemoteConfigSet(variation)
  }

  /// The findings, entry by entry.
  package var findings: [Diagnostic] {
    var seen: Set<LocaleCode> = []
    return set.entries.flatMap { entry -> [Diagnostic] in
      var findings: [Diagnostic] = []
      if !seen.insert(entry.locale).inserted {
        findings.append(
          finding(entry, .duplicateRemoteConfig, "stands twice: an app that looks for it takes the first")
        )
      }
      switch entry.payload {
      case .text("", _):
        findings.append(
          finding(entry, .remoteConfigNotJSON, "is an empty text, so the app's dictionary is nil")
        )
      case .text(_, let problem):
        findings.append(
          finding(entry, .remoteConfigNotJSON, "is no JSON, so the app's dictionary is nil: \(problem)")
        )
      case .json(let value) where value.object == nil:
        findings.append(
          finding(
            entry,
            .remoteConfigNotObject,
            "is \(JSONKind(value).words), not an object, so the app's dictionary is nil"
          )
        )
      case .json: break
      }
      if !entry.differences.isEmpty, let first = set.entries.first {
        let words = entry.differences.prefix(Self.told).map(\.words).joined(separator: ", ")
        let more =
          entry.differences.count > Self.told ? " and \(entry.differences.count - Self.told) more" : ""
        findings.append(
          finding(
            entry,
            .remoteConfigKeys,
            "has other keys than \(first.locale.quoted), the first: \(words)\(more)"
          )
        )
      }
      return findings
    }
  }

  /// At most this many differences are told in one finding; the view of the remote configs has them all.
  private static let told = 4

  private func finding(_ entry: RemoteConfigSet.Entry, _ check: CheckID, _ message: String) -> Diagnostic {
    Diagnostic(
      check: check,
      message: "the remote config \(entry.locale.quoted) \(message)",
      localization: entry.locale
    )
  }
}
