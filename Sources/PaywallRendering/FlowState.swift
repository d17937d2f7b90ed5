package import FlowDocuments

/// What a flow's script and the person who uses it have decided: what is chosen, filled in and looked at.
///
/// Rendering reads it and never asks how it came about. Without a script it holds what the file starts with
/// and what the person chose; whatever it does not hold has the default that the SDK takes for a variable
/// that is not set.
package struct FlowState: Hashable, Sendable {
  /// The product selected in each group, by group id (4.x).
  package var selectedProducts: [String: String]

  /// The index that each section shows, by section id (4.x).
  package var sectionIndexes: [String: Int]

  /// What the script answers for the bindings of the screen, converters applied (5.x).
  ///
  /// A binding that is not in it is undefined, null or an error to the script.
  package var values: [Binding: ScriptValue]

  /// Whether a script has been run, so that what it leaves unset is unset on the phone too.
  package var isScripted: Bool

  /// The seconds that each timer has left, by timer id, where they differ from those it starts with.
  package var secondsLeft: [String: Double]

  /// The page that each pager shows, by the place of the pager in the file, where it was turned.
  package var pages: [JSONPointer: Int]

  /// Creates a state; without arguments nothing is decided.
  package init(
    selectedProducts: [String: String] = [:],
    sectionIndexes: [String: Int] = [:],
    values: [Binding: ScriptValue] = [:],
    isScripted: Bool = false,
    secondsLeft: [String: Double] = [:],
    pages: [JSONPointer: Int] = [:]
  ) {
    self.selectedProducts = selectedProducts
    self.sectionIndexes = sectionIndexes
    self.values = values
    self.isScripted = isScripted
    self.secondsLeft = secondsLeft
    self.pages = pages
  }

  /// The state in which a view opens before its script has run.
  package init(opening view: FlowView) {
    self.init(selectedProducts: view.selectedProducts, sectionIndexes: view.sectionStarts)
  }
}
