/// A part of a drawn screen that keeps its place by itself, from top to bottom.
///
/// On the phone an overlay lies over the content. Cells cannot hold two texts, so here it has rows of its own, and the
/// content makes way.
package enum ScreenPart: Hashable, Sendable, CaseIterable {
  /// Overlays at the top, which never scroll.
  case top
  /// Cover and content; scrolls when it is taller than the room for it.
  case body
  /// Overlays in the middle, which never scroll.
  case middle
  /// What stays at the bottom.
  case footer
  /// Overlays at the bottom, which never scroll.
  case bottom
}
