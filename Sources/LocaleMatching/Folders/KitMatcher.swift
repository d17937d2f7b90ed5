/// Chooses the folder that Global IM UIKit takes its texts from.
package struct KitMatcher: Sendable {
  /// A language folder of the app.
  package struct Folder: Hashable, Sendable {
    /// The language as the folder spells it.
    package let language: LocaleCode

    /// Whether the kit's table stands in it.
    package let hasTable: Bool

    /// Creates a folder.
    package init(_ language: LocaleCode, hasTable: Bool = true) {
      self.language = language
      self.hasTable = hasTable
    }
  }

  /// The folders of the app.
  package let folders: [Folder]

  /// The language that the app is developed in; nil where it is not known.
  package let developmentLanguage: LocaleCode?

  /// Prepares a choice.
  package init(folders: [Folder], developmentLanguage: LocaleCode? = nil) {
    self.folders = folders
    self.developmentLanguage = developmentLanguage
  }

  /// The folder that a stored language and the phone's preferred languages lead to, and why.
  package func resolve(_ request: KitRequest) -> KitResolution {
    switch request.rule {
    case .sample: resolveBySample(request)
    case .manager: resolveByManager(request)
    }
  }

  /// The folder of exactly this name, as a phone's disk has it.
  func folder(_ language: LocaleCode) -> Folder? {
    folders.first { $0.language == language }
  }
}
