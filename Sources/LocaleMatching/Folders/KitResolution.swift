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

  /// The answer; its localization is the spelling of the folder whose table serves every key.
  public let verdict: Verdict

  /// The languages that were looked for, in order.
  public let tried: [LocaleCode]

  /// The decision, step by step.
  public let trace: [TraceStep]

  /// The folder whose table serves every key; nil when there is none, and every key is shown.
  public var folder: LocaleCode? { verdict.localization }
}
