/// Which folder a phone's list of preferred languages leads to, and why.
package struct FolderResolution: Hashable, Sendable {
  /// The languages that the person chose in the phone's settings, the most preferred first.
  package let preferred: [LocaleCode]

  /// The answer; its localization is the spelling of the folder.
  package let verdict: Verdict

  /// The folders in which a file is looked for, in order; the first is that of the verdict.
  package let order: [LocaleCode]

  /// The decision, step by step.
  package let trace: [TraceStep]

  /// The folder; nil when there is none.
  package var folder: LocaleCode? { verdict.localization }
}
