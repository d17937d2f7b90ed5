package import FlowDocuments
package import LocaleMatching

/// The languages of an app, each with what it holds of one table.
package struct LanguageFolders: Hashable, Sendable {
  /// The name to show for the input: the path of the folder or file.
  package let name: String

  /// The name of the table: `GlobalIMUIKit`, `Localizable`.
  package let tableName: String

  /// The languages in the order of their names.
  package let folders: [LanguageFolder]

  /// The language that the app is developed in, where the input says; nil elsewhere.
  ///
  /// A catalog names it; a folder of `.lproj` does not, since it stands in the app's `Info.plist`.
  package let developmentLanguage: LocaleCode?

  /// What is worth telling about the input as a whole.
  package let diagnostics: [Diagnostic]

  /// Creates the languages of an app.
  package init(
    name: String,
    tableName: String,
    folders: [LanguageFolder],
    developmentLanguage: LocaleCode? = nil,
    diagnostics: [Diagnostic] = []
  ) {
    self.name = name
    self.tableName = tableName
    self.folders = folders
    self.developmentLanguage = developmentLanguage
    self.diagnostics = diagnostics
    places = Dictionary(folders.enumerated().map { ($0.element.language, $0.offset) }) { first, _ in first }
  }

  private let places: [LocaleCode: Int]

  /// The languages as they are spelled, in order.
  package var languages: [LocaleCode] { folders.map(\.language) }

  /// The folder of a language, by its exact spelling.
  package subscript(language: LocaleCode) -> LanguageFolder? {
    places[language].map { folders[$0] }
  }

  /// What the other languages are compared with when nobody says: English, else the language of
  /// development, else the one with most keys; nil when no table can be used.
  package var usualReference: LocaleCode? {
    let usable = folders.filter { $0.table != nil }
    let preferred = [developmentLanguage, "en", "Base"].compactMap(\.self)
    for language in preferred where usable.contains(where: { $0.language == language }) { return language }
    if let english = usable.first(where: { LanguageTag($0.language).language == "en" }) {
      return english.language
    }
    return usable.max { ($0.table?.count ?? 0) < ($1.table?.count ?? 0) }?.language
  }

  /// The same folders of an app that is developed in a language; nil changes nothing.
  package func developed(in language: LocaleCode?) -> LanguageFolders {
    guard let language else { return self }
    return LanguageFolders(
      name: name,
      tableName: tableName,
      folders: folders,
      developmentLanguage: language,
      diagnostics: diagnostics
    )
  }
}
