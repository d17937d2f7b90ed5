import LocaleMatching
import PreviewModel

/// Finds the strings of an app by the names of folders and files.
struct StringsFinder {
  let fileSystem: FileSystem

  /// How deep below the folder that was named is looked.
  private static let depth = 4

  /// At most this many folders are looked into.
  private static let folderLimit = 2_000

  /// What BCP 47 has for a language that nobody told.
  static let unknownLanguage: LocaleCode = "und"

  /// Folders that hold strings of others.
  private static let passedOver: Set<String> = ["Pods", "Carthage", "node_modules", "build", "DerivedData"]

  /// What a named file is; nil when it is no file of strings by its name.
  func file(_ path: String) -> StringsSource? {
    let parts = path.split(separator: "/")
    guard let name = parts.last else { return nil }
    if let table = name.stem(".xcstrings") {
      return StringsSource(name: path, languages: [], files: [:], catalogs: [table: path])
    }
    guard let table = name.stem(".strings") else { return nil }
    let language =
      parts.dropLast().last.flatMap { $0.stem(".lproj") }.map { LocaleCode($0) } ?? Self.unknownLanguage
    return StringsSource(
      name: path,
      languages: [language],
      files: [table: [StringsSource.File(language: language, path: path)]],
      catalogs: [:]
    )
  }

  /// What stands in a folder; where it has no strings of its own and deeper is to be looked, in the nearest
  /// folder below that has the wanted table.
  ///
  /// An app's strings often stand a few folders below that of its project.
  func folder(
    _ path: String,
    names: [String],
    wants table: String?,
    goesDeeper: Bool
  ) -> StringsSource? {
    if path.lastName.stem(".lproj") != nil {
      let parent = path.split(separator: "/").dropLast().joined(separator: "/")
      return source(
        path.hasPrefix("/") ? "/" + parent : parent,
        shown: path,
        names: [path.lastName]
      )
    }
    let own = source(path, shown: path, names: names)
    guard own.isEmpty else { return own }
    return goesDeeper ? below(path, names: names, wants: table) : nil
  }

  private func below(_ path: String, names: [String], wants table: String?) -> StringsSource? {
    let wanted = table.map { [$0] } ?? [StringsLoader.kitTable, AppStringsPreview.table]
    var level = subfolders(of: path, names)
    var first: StringsSource?
    var seen = 0
    for _ in 0..<Self.depth where !level.isEmpty {
      var next: [String] = []
      for folder in level {
        seen += 1
        guard seen <= Self.folderLimit, let names = try? fileSystem.list(folder) else { continue }
        let source = source(folder, shown: folder, names: names)
        if source.tableNames.contains(where: wanted.contains) { return source }
        if first == nil, !source.isEmpty { first = source }
        next += subfolders(of: folder, names)
      }
      level = next
    }
    return first
  }

  private func subfolders(of path: String, _ names: [String]) -> [String] {
    names.sorted().filter { !$0.hasPrefix(".") && !$0.contains(".") && !Self.passedOver.contains($0) }
      .map { path.appendingName($0) }.filter(fileSystem.isFolder)
  }

  private func source(_ path: String, shown: String, names: [String]) -> StringsSource {
    var languages: [LocaleCode] = []
    var files: [String: [StringsSource.File]] = [:]
    var catalogs: [String: String] = [:]
    for name in names.sorted() {
      if let table = name.stem(".xcstrings") { catalogs[table] = path.appendingName(name) }
      guard let language = name.stem(".lproj"), let inside = try? fileSystem.list(path.appendingName(name))
      else { continue }
      languages.append(LocaleCode(language))
      for file in inside.sorted() {
        guard let table = file.stem(".strings") else { continue }
        files[table, default: []].append(
          StringsSource.File(
            language: LocaleCode(language),
            path: path.appendingName(name).appendingName(file)
          )
        )
      }
    }
    return StringsSource(name: shown, languages: languages, files: files, catalogs: catalogs)
  }
}

extension StringProtocol {
  /// The name without an ending; nil when it has another one, or nothing besides.
  func stem(_ ending: String) -> String? {
    guard hasSuffix(ending), utf8.count > ending.utf8.count else { return nil }
    return String(dropLast(ending.count))
  }
}

extension String {
  /// The path of something in this folder.
  func appendingName(_ name: String) -> String {
    isEmpty ? name : hasSuffix("/") ? self + name : "\(self)/\(name)"
  }

  /// The last part of a path.
  fileprivate var lastName: String { split(separator: "/").last.map(String.init) ?? "" }
}
