import LocaleMatching
import PreviewModel
import StringTables

extension LanguageFolders {
  /// Whether these are the same table of the same input, perhaps read at another time.
  func isSameInput(as other: LanguageFolders) -> Bool {
    (name, tableName) == (other.name, other.tableName)
  }

  /// What the picker tells of each folder, compared with the reference.
  func rows(reference: LocaleCode?) -> [LocalizationRow] {
    let referenceTable = reference.flatMap { self[$0]?.table }
    let keys = Set(referenceTable?.keys ?? [])
    return folders.map { folder in
      let table = folder.table
      let extra = table.map { $0.keys.count { !keys.contains($0) } } ?? 0
      return LocalizationRow(
        id: folder.language,
        notes: [
          folder.language == reference ? "ref" : nil,
          LanguageTag(folder.language).isWrittenRightToLeft ? "RTL" : nil,
        ],
        own: table.map { table in table.keys.count { table[$0]?.value.isEmpty == false } } ?? 0,
        total: keys.count + extra,
        problem: folder.problem
      )
    }
  }
}

extension LanguageFolder {
  /// Why it shows no text at all, in a word or two; nil where it does.
  fileprivate var problem: String? {
    switch content {
    case .table: nil
    case .unusable: "does not parse"
    case .absent: "no table"
    }
  }
}
