/// The dots of a pager, one for each page.
public struct PageControl: Hashable, Sendable {
  /// How they stand to the pages.
  public enum Layout: String, Sendable {
    /// Above or below the pages, taking room.
    case stacked
    /// On top of the pages.
    case overlaid
  }

  /// How they stand to the pages.
  public let layout: Layout
  /// Whether above or below; `center` is below on iOS and on top of the pages on Android.
  public let vertical: VerticalAlignment
  /// Room around them.
  public let padding: EdgeInsets
  /// The colour of a dot.
  public let color: AssetReference?
  /// The colour of the dot of the page that is seen.
  public let selectedColor: AssetReference?

  /// Creates dots.
  public init(
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
