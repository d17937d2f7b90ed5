/// Which folder a phone's list of preferred languages leads to, and why.
public struct FolderResolution: Hashable, Sendable {
  /// The languages that the person chose in the phone's settings, the most preferred first.
  public let preferred: [LocaleCode]

  /// The answer; its localization is the spelling of the folder.
  public let verdict: Verdict

  /// The folders in which a file is looked for, in order; the first is that of the verdict.
  public let order: [LocaleCode]

  /// The decision, step by step.
  public let trace: [TraceStep]

  /// The folder; nil when there is none.
  public var folder: LocaleCode? { verdict.localization }
}
