/// Pages side by side, one of which is seen.
public struct PagerElement: Sendable {
  /// The pages in order.
  public let pages: [Element]
  /// Whether a dot for each page is drawn.
  public let hasPageControl: Bool

  /// Creates a pager.
  public init(pages: [Element], hasPageControl: Bool) {
    self.pages = pages
    self.hasPageControl = hasPageControl
  }
}
