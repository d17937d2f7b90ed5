/// What a flow's script would answer: which section and product the person is looking at.
///
/// Rendering reads it and never asks how it came about. Without a script it holds what the file
/// starts with and what the person chose.
public struct FlowState: Hashable, Sendable {
  /// The product selected in each group, by group id (4.x).
  public var selectedProducts: [String: String]

  /// The index that each section shows, by section id (4.x) or variable (5.x), where it differs from
  /// the one it starts with.
  public var sectionIndexes: [String: Int]

  /// Creates a state.
  public init(
    selectedProducts: [String: String] = [:],
    sectionIndexes: [String: Int] = [:]
  ) {
    self.selectedProducts = selectedProducts
    self.sectionIndexes = sectionIndexes
  }
}
