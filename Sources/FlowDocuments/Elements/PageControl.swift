/// The dots of a pager, one for each page.
package struct PageControl: Hashable, Sendable {
  /// How they stand to the pages.
  package enum Layout: String, Sendable {
    /// Above or below the pages, taking room.
    case stacked
    /// On top of the pages.
    case overlaid
  }

  /// How they stand to the pages.
  package let layout: Layout
  /// Whether above or below; `center` is below on iOS and on top of the pages on Android.
  package let vertical: VerticalAlignment
  /// Room around them.
  package let padding: EdgeInsets
  /// The colour of a dot.
  package let color: AssetReference?
  /// The colour of the dot of the page that is seen.
  package let selectedColor: AssetReference?

  /// Creates dots.
  package init(
    layout: Layout = .stacked,
    vertical: VerticalAlignment = .bottom,
    padding: EdgeInsets = .zero,
    color: AssetReference? = nil,
    selectedColor: AssetReference? = nil
  ) {
    self.layout = layout
    self.vertical = vertical
    self.padding = padding
    self.color = color
    self.selectedColor = selectedColor
  }
}
