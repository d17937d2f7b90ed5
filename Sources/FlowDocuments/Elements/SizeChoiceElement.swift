/// `switch`: one of several contents, the first whose conditions hold (5.1).
public struct SizeChoiceElement: Sendable {
  /// A content and what has to hold for it.
  public struct Case: Sendable {
    /// The conditions; without any they hold.
    public let conditions: [SizeCondition]
    /// The content.
    public let content: Element

    /// Creates a case.
    public init(conditions: [SizeCondition], content: Element) {
      self.conditions = conditions
      self.content = content
    }
  }

  /// The cases, asked in order.
  public let cases: [Case]
  /// What is shown when none holds; nil for nothing.
  public let fallback: Element?

  /// Creates a choice.
  public init(cases: [Case], fallback: Element?) {
    self.cases = cases
    self.fallback = fallback
  }
}
