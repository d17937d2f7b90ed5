/// Something that takes room on a grid, laid out as SwiftUI does: a width is proposed, the node measures
/// itself, and its parent places it.
///
/// Only widths are proposed. A terminal scrolls downwards and never sideways, so a node is as tall as what
/// is in it. A node knows its extent before it is measured; therefore a parent can divide its width without
/// measuring twice, and laying out takes time in proportion to the number of nodes.
package protocol LayoutNode: Sendable {
  /// How wide it can be.
  var extent: WidthExtent { get }

  /// Measures itself for a width in columns and places what is inside it.
  ///
  /// The fragment may be narrower than the proposal, and wider only where a word does not fit.
  func fragment(width: Int) -> Fragment
}
