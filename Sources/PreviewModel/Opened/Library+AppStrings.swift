package import StringTables

extension Library {
  /// The strings from which an app takes the code that it passes: those with an entry for it, else its
  /// ordinary table; nil where none was opened.
  package var appStrings: LanguageFolders? {
    let holdsCode = tables.first { table in
      table.folders.contains { $0.table?[AppStringsPreview.key] != nil }
    }
    return holdsCode ?? tables.first { $0.tableName == "Localizable" }
  }
}
