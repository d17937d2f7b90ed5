/// Chooses among the language folders of an app, `pt-BR.lproj` and its sisters, as a phone does.
public struct FolderMatcher: Sendable {
  /// The languages of the folders, as they are spelled.
  public let folders: [LocaleCode]

  /// The language that the app is developed in; nil where it is not known.
  public let developmentLanguage: LocaleCode?

  /// What the person who reads an answer should know.
  public static let caveat = "Apple does not document every detail of this choice."

  /// Prepares a choice.
  public init(folders: [LocaleCode], developmentLanguage: LocaleCode? = nil) {
    self.folders = folders
    self.developmentLanguage = developmentLanguage
  }

  /// The folder that the phone's list of preferred languages leads to, and why.
  public func resolve(_ preferred: [LocaleCode]) -> FolderResolution {
    var trace: [TraceStep] = []
    for language in preferred {
      if folders.contains(language) {
        trace.append(TraceStep(.found, "\(language.quoted) has a folder"))
        return FolderResolution(
          preferred: preferred,
          verdict: Verdict(.exact, language),
          order: [language],
          trace: trace
        )
      }
      trace.append(TraceStep(.missed, "\(language.quoted) has no folder"))
    }
    let last = developmentLanguage.flatMap { folders.contains($0) ? $0 : nil }
    let verdict =
      last.map { Verdict(.default, $0, isSilentFallback: true) } ?? folders.first.map {
        Verdict(.first, $0, isSilentFallback: true)
      } ?? .nothing
    return FolderResolution(
      preferred: preferred,
      verdict: verdict,
      order: [verdict.localization].compactMap(\.self),
      trace: trace
    )
  }
}
