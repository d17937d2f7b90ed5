/// Pages side by side, one of which is seen.
public struct PagerElement: Sendable {
  /// A width or height of the pages.
  public enum PageLength: Hashable, Sendable {
    /// This part of the pager's own.
    case part(Double)
    /// Exactly this.
    case length(Length)
  }

  /// The pages in order.
  public let pages: [Element]
  /// How wide they are; a page narrower than the pager lets its neighbours peek.
  public let pageWidth: PageLength
  /// How tall they are.
  public let pageHeight: PageLength
  /// What the pages are smaller than that.
  public let pagePadding: EdgeInsets
  /// Room between neighbours in points.
  public let spacing: Double
  /// The dots; nil when there are none.
  public let pageControl: PageControl?
  /// What holds the page that is seen (5.x).
  public let pageIndex: Binding?
  /// Whether it turns its pages by itself.
  public let isAnimated: Bool

  /// Creates a pager.
  public init(
    pages: [Element],
    pageWidth: PageLength = .part(1),
    pageHeight: PageLength = .part(1),
    pagePadding: EdgeInsets = .zero,
    spacing: Double = 0,
    pageControl: PageControl? = nil,
    pageIndex: Binding? = nil,
    isAnimated: Bool = false
  ) {
    self.pages = pages
    self.pageWidth = pageWidth
    self.pageHeight = pageHeight
    self.pagePadding = pagePadding
    self.spacing = spacing
    self.pageControl = pageControl
    self.pageIndex = pageIndex
    self.isAnimated = isAnimated
  }
}
