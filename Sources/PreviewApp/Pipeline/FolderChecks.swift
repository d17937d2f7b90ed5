import FlowDocuments
import LocaleMatching
import StringTables

/// What is wrong with the table of one language, compared with the reference.
struct FolderChecks {
  /// The findings, those about the file first, then key by key.
  let findings: [Diagnostic]

  /// Checks a folder; without one, or without a reference, there is nothing to find.
  init(_ folder: LanguageFolder?, reference: LanguageFolder?) {
    guard let folder else {
      findings = []
      return
    }
    switch folder.content {
    case .absent, .unusable: findings = []
    case .table(let table):
      var findings = table.diagnostics
      if let reference = reference?.table {
        let comparison = TableComparison(table, with: reference)
        findings += comparison.missing.map { entry in
          Diagnostic(
            check: "missing-key",
            severity: .error,
            message: "“\(entry.key)” is missing: the key itself is shown",
            localization: folder.language,
            string: entry.key
          )
        }
      }
      self.findings = findings
    }
  }
}
