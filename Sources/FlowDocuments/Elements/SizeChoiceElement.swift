/// `switch`: one of several contents, the first whose conditions hold (5.1).
package struct SizeChoiceElement: Sendable {
  /// A content and what has to hold for it.
  package struct Case: Sendable {
    /// The conditions; without any they hold.
    package let conditions: [SizeCondition]
    /// The content.
    package let content: Element

    /// Creates a case.
    package init(conditions: [SizeCondition], content: Element) {
      self.conditions = conditions
      self.content = content
    }
  }

  /// The cases, asked in order.
  package let cases: [Case]
  /// What is shown when none holds; nil for nothing.
  package let fallback: Element?

  /// Creates a choice.
  package init(cases: [Case], fallback: Element?) {
    self.cases = cases
    self.fallback = fallback
  }
}
