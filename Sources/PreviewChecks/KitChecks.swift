package import FlowDocuments
package import LocaleMatching
import PreviewModel
package import StringTables

/// What is wrong with the texts of Global IM UIKit in any language of an app.
package struct KitChecks {
  /// The findings, language by language.
  package let findings: [Diagnostic]

  /// Checks every language against the reference, and the stored language where one was named.
  package init(_ folders: LanguageFolders, request: KitRequest, reference: LocaleCode?) {
    let other = folders.reference(reference).flatMap { folders[$0] }
    findings =
      folders.diagnostics + Self.request(folders, request)
      + folders.folders.flatMap { folder in
        FolderChecks(folder, reference: other).findings + Self.name(folder.language)
      }
  }

  private static func request(_ folders: LanguageFolders, _ request: KitRequest) -> [Diagnostic] {
    guard request.stored != nil else { return [] }
    let answer = KitAnswer(folders.kitMatcher, request)
    var findings: [Diagnostic] = []
    if answer.resolution.verdict.hasMissed {
      let advice = answer.suggestion.map { "; store \($0.quoted)" } ?? ""
      findings.append(
        Diagnostic(
          check: .storedLanguage,
          message: answer.resolution.sentence + advice,
          localization: request.stored
        )
      )
    }
    if let folder = answer.resolution.simulatorFolder {
      findings.append(
        Diagnostic(
          check: .letterCase,
          message: "a simulator finds \(folder.quoted), a phone does not: case counts on its disk",
          localization: request.stored
        )
      )
    }
    return findings
  }

  private static func name(_ language: LocaleCode) -> [Diagnostic] {
    guard language.rawValue.contains("_") else { return [] }
    return [
      Diagnostic(
        check: .folderName,
        message: """
          a phone takes “\(language.rawValue).lproj” for the language that is spelled with “-”; as a stored \
          language only \(language.quoted) finds it
          """,
        localization: language
      )
    ]
  }
}
