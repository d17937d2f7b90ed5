package import FlowDocuments

/// An element of a shown screen that a person can do something to.
package struct Control: Hashable, Sendable {
  /// What can be done to it.
  package enum Kind: Hashable, Sendable {
    /// It is pressed.
    case button
    /// It is turned on or off.
    case toggle(isOn: Bool)
    /// A number is set, of a slider or a wheel of numbers.
    case number(Double, ControlRange)
    /// The next of the rows of a wheel is chosen; with the place of the one that is.
    case choice(Int, rows: [ScriptValue?])
    /// It is turned to one of so many pages.
    case pager(count: Int)
    /// A text is typed into it, no longer than this.
    case field(text: String, maximumLength: Int?)
  }

  /// What can be done to it.
  package let kind: Kind

  /// Where it stands in the file, and what it does.
  package let target: FlowStep.Target

  /// Whether it takes anything at present.
  package let isEnabled: Bool

  /// Creates a control.
  package init(kind: Kind, target: FlowStep.Target, isEnabled: Bool) {
    self.kind = kind
    self.target = target
    self.isEnabled = isEnabled
  }
}
