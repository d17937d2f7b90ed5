/// Pages side by side, one of which is seen.
package struct PagerElement: Sendable {
  /// A width or height of the pages.
  package enum PageLength: Hashable, Sendable {
    /// This part of the pager's own.
    case part(Double)
    /// Exactly this.
    case length(Length)
  }

  /// The pages in order.
  package let pages: [Element]
  /// How wide they are; a page narrower than the pager lets its neighbours peek.
  package let pageWidth: PageLength
  /// How tall they are.
  package let pageHeight: PageLength
  /// What the pages are smaller than that.
  package let pagePadding: EdgeInsets
  /// Room between neighbours in points.
  package let spacing: Double
  /// The dots; nil when there are none.
  package let pageControl: PageControl?
  /// What holds the page that is seen (5.x).
  package let pageIndex: Binding?
  /// Whether it turns its pages by itself.
  package let isAnimated: Bool

  /// Creates a pager.
  package init(
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
