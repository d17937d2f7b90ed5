package import FlowDocuments
import LocaleMatching
package import StringTables

/// What is wrong with the table of one language, compared with the reference.
package struct FolderChecks {
  /// The findings: about the file, then kind by kind in the order of the keys.
  package let findings: [Diagnostic]

  /// Checks a folder; the reference itself, or a folder without one to compare with, for what it is alone.
  package init(_ folder: LanguageFolder, reference: LanguageFolder?) {
    let language = folder.language
    switch folder.content {
    case .absent:
      findings = [
        Diagnostic(
          check: .noTable,
          message: "\(folder.file) is not there: as the stored language it shows every key as it is",
          localization: language
        )
      ]
    case .unusable(let error):
      findings = [
        Diagnostic(
          check: .unusableTable,
          message: """
            \(Failure.input(folder.file, error).message); until then every key is shown as it is
            """,
          localization: language
        )
      ]
    case .table(let table):
      var findings = table.diagnostics.map { $0.about(language) }
      if let reference, reference.language != language, let other = reference.table {
        findings += Self.differences(TableComparison(table, with: other), language, reference.language)
      } else {
        findings += Self.damages(table, language)
      }
      self.findings = findings + Self.duplicates(table, language)
    }
  }

  private static func differences(
    _ comparison: TableComparison,
    _ language: LocaleCode,
    _ reference: LocaleCode
  ) -> [Diagnostic] {
    func finding(_ check: CheckID, _ key: String, _ text: String) -> Diagnostic {
      Diagnostic(check: check, message: text, localization: language, string: key)
    }
    return comparison.missing.map {
      finding(.missingKey, $0.key, "“\($0.key)” is missing: the key itself is shown")
    }
      + comparison.differing.map {
        finding(.formatSpecifiers, $0.entry.key, "“\($0.entry.key)”\($0.entry.place) \($0.reason)")
      }
      + comparison.empty.map {
        finding(.emptyText, $0.key, "“\($0.key)”\($0.place) is empty: nothing is shown")
      }
      + comparison.extra.map {
        finding(.extraKey, $0.key, "“\($0.key)”\($0.place) is not in \(reference.quoted)")
      }
      + comparison.identical.map {
        finding(.identicalText, $0.key, "“\($0.key)”\($0.place) has the text of \(reference.quoted)")
      }
  }

  /// Specifiers that are damaged, where there is nothing to compare with.
  private static func damages(_ table: StringTable, _ language: LocaleCode) -> [Diagnostic] {
    table.keys.compactMap { table[$0] }.compactMap { entry in
      FormatSpecifiers(entry.value).damaged.first.map { damage in
        Diagnostic(
          check: .formatSpecifiers,
          message: "“\(entry.key)”\(entry.place): “\(damage)” is no specifier and stays as it is",
          localization: language,
          string: entry.key
        )
      }
    }
  }

  private static func duplicates(_ table: StringTable, _ language: LocaleCode) -> [Diagnostic] {
    table.duplicates.map { duplicate in
      let lines = duplicate.entries.compactMap(\.line).map(String.init).joined(separator: ", ")
      let place = lines.isEmpty ? "" : " in lines \(lines)"
      let texts = duplicate.isConflicting ? "with different texts; the last counts" : "with the same text"
      return Diagnostic(
        check: .duplicateKey,
        severity: duplicate.isConflicting ? .warning : .note,
        message: "“\(duplicate.key)” stands \(duplicate.entries.count) times\(place), \(texts)",
        localization: language,
        string: duplicate.key
      )
    }
  }
}

extension StringTable.Entry {
  /// Where it stands, for the middle of a sentence; nothing where the file has no lines.
  fileprivate var place: String { line.map { " in line \($0)" } ?? "" }
}

extension Diagnostic {
  /// The finding with the language that it concerns.
  fileprivate func about(_ language: LocaleCode) -> Diagnostic {
    Diagnostic(
      check: check,
      severity: severity,
      message: message,
      pointer: pointer,
      localization: language,
      string: string,
      screen: screen
    )
  }
}
