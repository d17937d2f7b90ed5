package import FlowDocuments
import LocaleMatching
import PreviewModel
import StringTables

extension AppStringsPreview {
  /// What is wrong with the codes that the languages of the app pass.
  package var findings: [Diagnostic] {
    rows.flatMap { row in [self.finding(row)].compactMap(\.self) } + unreached
  }

  private func finding(_ row: Row) -> Diagnostic? {
    func finding(_ check: CheckID, _ message: String) -> Diagnostic {
      Diagnostic(
        check: check,
        message: message,
        localization: row.language,
        string: Self.key
      )
    }
    let gets = row.answer.map { ": \($0.resolution.sentence)" } ?? ""
    let advice = row.codeToWrite.map { "; write \($0.quoted)" } ?? ""
    switch row.source {
    case .keyItself:
      return finding(
        .missingCode,
        "\(reason(row.language)); the app passes the key itself\(gets)\(advice)"
      )
    case .entry(let line):
      let place = line.map { " in line \($0)" } ?? ""
      guard !row.code.rawValue.isEmpty else {
        return finding(.emptyCode, "“\(Self.key)”\(place) is empty\(gets)\(advice)")
      }
      if row.answer?.resolution.verdict.hasMissed == true {
        return finding(.missedCode, "“\(Self.key)”\(place)\(gets)\(advice)")
      }
      guard row.isOfOtherLanguage else { return nil }
      return finding(
        .otherLanguage,
        "“\(Self.key)”\(place)\(gets), another language than the folder's\(advice)"
      )
    }
  }

  /// Why a language has no code.
  private func reason(_ language: LocaleCode) -> String {
    guard let folder = folders[language] else { return "there is no such folder" }
    switch folder.content {
    case .absent: return "\(folder.file) is not there"
    case .unusable(let error): return Failure.input(folder.file, error).message
    case .table: return "\(folder.file) has no “\(Self.key)”"
    }
  }

  /// Localizations of the flow that no language of the app leads to.
  private var unreached: [Diagnostic] {
    unreachedLocalizations.map { id in
      Diagnostic(
        check: .unreachedLocalization,
        message: "no language of the app passes a code that gets \(id.quoted)",
        localization: id
      )
    }
  }
}
