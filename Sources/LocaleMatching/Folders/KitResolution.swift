/// The folder that Global IM UIKit takes its texts from, and why.
package struct KitResolution: Hashable, Sendable {
  /// What led to the folder.
  package enum Source: String, Sendable {
    /// The stored language has a folder of its own name.
    case stored
    /// The ordinary look-up by the languages of the phone.
    case system
    /// A language of the manager's chain.
    case chain
  }

  /// What was asked.
  package let request: KitRequest

  /// What led to the folder.
  package let source: Source

  /// The answer; its localization is the spelling of the folder.
  package let verdict: Verdict

  /// Whether the folder holds the table; every key is shown as it is where it does not.
  package let hasTable: Bool

  /// The languages that were looked for, in order.
  package let tried: [LocaleCode]

  /// The folder that the stored language has on a simulator, whose disk ignores case, and not on a phone; nil
  /// where both agree.
  package let simulatorFolder: LocaleCode?

  /// The decision, step by step.
  package let trace: [TraceStep]

  /// The folder whose table serves every key; nil when there is none.
  package var folder: LocaleCode? { verdict.localization }

  /// Creates an answer.
  init(
    request: KitRequest,
    source: Source,
    verdict: Verdict,
    hasTable: Bool,
    tried: [LocaleCode],
    simulatorFolder: LocaleCode? = nil,
    trace: [TraceStep]
  ) {
    self.request = request
    self.source = source
    self.verdict = verdict
    self.hasTable = hasTable
    self.tried = tried
    self.simulatorFolder = simulatorFolder
    self.trace = trace
  }
}
