import FlowDocuments
import LocaleMatching
import PreviewModel
import StringTables

/// Reads one table of an app's strings in every language.
struct StringsLoader {
  let fileSystem: FileSystem

  /// The name of the table, as it was asked for; nil for the usual one.
  let tableName: String?

  /// The table of Global IM UIKit.
  ///
  /// Documented: "Internationalization" of Global IM UIKit; the name must be exactly this.
  static let kitTable = "GlobalIMUIKit"

  /// What strings are called that came through standard input, where a table has no name.
  static let standardInputName = "standard input"

  /// Reads the table that is meant; `withFlow` says whether a flow was named as well, for which it is the
  /// app's own table.
  ///
  /// Fails when no table is called as asked, when there are several and none is meant, and when not one
  /// language of it can be used.
  func load(_ source: StringsSource, withFlow: Bool) throws(Failure) -> LanguageFolders {
    let table = try table(of: source, withFlow: withFlow)
    if let path = source.catalogs[table] { return try catalog(path, table) }
    let files = source.files[table] ?? []
    var folders = files.map { LanguageFolder(language: $0.language, file: $0.path, content: content($0)) }
    let present = Set(folders.map(\.language))
    folders += source.languages.filter { !present.contains($0) }.map { language in
      let path = source.name.appendingName("\(language.rawValue).lproj/\(table).strings")
      return LanguageFolder(language: language, file: path, content: .absent)
    }
    folders.sort { $0.language.rawValue < $1.language.rawValue }
    guard folders.contains(where: { $0.table != nil }) else { throw firstFailure(folders, source) }
    return LanguageFolders(name: source.name, tableName: table, folders: folders)
  }

  /// A catalog, or a table of a language that is not known; nil for bytes that are neither.
  static func piped(_ bytes: [UInt8]) -> LanguageFolders? {
    if let catalog = try? StringCatalog(bytes: bytes) {
      return LanguageFolders(catalog, name: standardInputName, tableName: AppStringsPreview.table)
    }
    guard let table = try? StringTable(bytes: bytes), table.count > 0 else { return nil }
    let folder = LanguageFolder(
      language: StringsFinder.unknownLanguage,
      file: standardInputName,
      content: .table(table)
    )
    return LanguageFolders(
      name: standardInputName,
      tableName: AppStringsPreview.table,
      folders: [folder]
    )
  }

  private func table(of source: StringsSource, withFlow: Bool) throws(Failure) -> String {
    let names = source.tableNames
    if let tableName {
      if names.contains(tableName) { return tableName }
      let near =
        names.first { $0.lowercased() == tableName.lowercased() }
        ?? Spelling.nearest(to: tableName, among: names)
      let hint = near.map { "did you mean \($0)?" }
      throw .usage(
        "no table is called “\(tableName)”; \(hint ?? "choose from \(names.joined(separator: ", "))")"
      )
    }
    let preferred = [Self.kitTable, AppStringsPreview.table]
    if let table = source.usualTable(withFlow ? preferred.reversed() : preferred) { return table }
    guard !names.isEmpty else {
      throw .input(source.name, "no .strings file in its language folders", "name the folder that holds them")
    }
    throw .input(source.name, "several tables: \(names.joined(separator: ", "))", "choose one with --table")
  }

  private func catalog(_ path: String, _ table: String) throws(Failure) -> LanguageFolders {
    try fileSystem.decode(path) { bytes throws(DocumentError) in
      LanguageFolders(try StringCatalog(bytes: bytes), name: path, tableName: table)
    }
  }

  private func content(_ file: StringsSource.File) -> LanguageFolder.Content {
    do {
      let bytes = try fileSystem.read(file.path)
      return .table(try StringTable(bytes: bytes))
    } catch let problem as FileProblem {
      return .unusable(DocumentError(at: .wholeFile, problem: problem.problem, advice: problem.advice))
    } catch let error as DocumentError {
      return .unusable(error)
    } catch {
      return .absent
    }
  }

  private func firstFailure(_ folders: [LanguageFolder], _ source: StringsSource) -> Failure {
    for folder in folders {
      if case .unusable(let error) = folder.content { return .input(folder.file, error) }
    }
    return .input(source.name, "no table in its language folders", "name the folder that holds them")
  }
}
