/// The folder that Global IM UIKit takes its texts from, and why.
public struct KitResolution: Hashable, Sendable {
  /// What led to the folder.
  public enum Source: String, Sendable {
    /// The stored language has a folder of its own name.
    case stored
    /// The ordinary look-up by the languages of the phone.
    case system
    /// A language of the manager's chain.
    case chain
  }

  /// What was asked.
  public let request: KitRequest

  /// What led to the folder.
  public let source: Source

  /// The answer; its localization is the spelling of the folder.
  public let verdict: Verdict

  /// Whether the folder holds the table; every key is shown as it is where it does not.
  public let hasTable: Bool

  /// The languages that were looked for, in order.
  public let tried: [LocaleCode]

  /// The folder that the stored language has on a simulator, whose disk ignores case, and not on a phone; nil
  /// where both agree.
  public let simulatorFolder: LocaleCode?

  /// The decision, step by step.
  public let trace: [TraceStep]

  /// The folder whose table serves every key; nil when there is none.
  public var folder: LocaleCode? { verdict.localization }

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
