/// Chooses the folder that Global IM UIKit takes its texts from.
public struct KitMatcher: Sendable {
  /// A language folder of the app.
  public struct Folder: Hashable, Sendable {
    /// The language as the folder spells it.
    public let language: LocaleCode

    /// Whether the kit's table stands in it.
    public let hasTable: Bool

    /// Creates a folder.
    public init(_ language: LocaleCode, hasTable: Bool = true) {
      self.language = language
      self.hasTable = hasTable
    }
  }

  /// The folders of the app.
  public let folders: [Folder]

  /// The language that the app is developed in; nil where it is not known.
  public let developmentLanguage: LocaleCode?

  /// Prepares a choice.
  public init(folders: [Folder], developmentLanguage: LocaleCode? = nil) {
    self.folders = folders
    self.developmentLanguage = developmentLanguage
  }

  /// The folder that a stored language and the phone's preferred languages lead to, and why.
  public func resolve(_ request: KitRequest) -> KitResolution {
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
