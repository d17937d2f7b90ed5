import LocaleMatching

extension LanguageFolders {
  /// The languages of a catalog, as if each had the folder that Xcode makes of it.
  package init(_ catalog: StringCatalog, name: String, tableName: String) {
    self.init(
      name: name,
      tableName: tableName,
      folders: catalog.languages.map { language in
        LanguageFolder(language: language, file: name, content: .table(catalog.table(for: language)))
      },
      developmentLanguage: catalog.sourceLanguage,
      diagnostics: catalog.diagnostics
    )
  }
}
