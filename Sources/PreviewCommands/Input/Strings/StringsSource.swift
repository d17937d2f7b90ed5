import LocaleMatching

/// Where an app has its strings, before they are read: language folders, catalogs, and the tables in them.
struct StringsSource {
  /// A file that holds a table of one language.
  struct File {
    /// The language, as its folder spells it; `und` for a file that stands in none.
    let language: LocaleCode
    /// The path.
    let path: String
  }

  /// The name to show: the path that was given, or the folder that was found in it.
  let name: String

  /// The languages that have a folder, whatever stands in it, in order.
  let languages: [LocaleCode]

  /// The files of each table.
  let files: [String: [File]]

  /// The path of the catalog of each table that has one.
  let catalogs: [String: String]

  /// The names of the tables, in order.
  var tableNames: [String] { Set(files.keys).union(catalogs.keys).sorted() }

  /// Whether there is nothing of an app in it.
  var isEmpty: Bool { languages.isEmpty && catalogs.isEmpty && files.isEmpty }

  /// The table that is meant when none is named: the first of these that is there, else the only one.
  func usualTable(_ preferred: [String]) -> String? {
    let names = tableNames
    return preferred.first(where: names.contains) ?? (names.count == 1 ? names.first : nil)
  }
}
