import FlowDocuments
import LocaleMatching
import TerminalUI

extension ElementLayout {
  /// The page of a pager that is seen, with its dots.
  ///
  /// All pages have the room of the tallest: on the phone they share one height, and what stands below does not
  /// move when one is turned.
  mutating func pagerNode(_ pager: PagerElement, _ element: Element) -> any LayoutNode {
    let pages = contents(of: element)
    guard let seen = pages.first else { return TextNode([]) }
    let page = node(seen)
    guard pages.count > 1 else { return framed(page, pager) }
    let index = seen.index
    let others = measured(Array(pages.dropFirst())).map { framed($0, pager) }
    let hidden = visible.hiddenStringIDs(in: element, besides: pages)
    reportHidden(hidden, "the pager shows page \(index + 1) of \(pages.count)", element)
    if pager.isAnimated {
      report(.turningPager, "the phone turns the pages of this pager by itself", element)
    }
    let shown = TallestNode(framed(page, pager), others: others)
    placedPagers.append(
      PlacedPager(
        pointer: element.pointer,
        page: index,
        count: pager.pages.count,
        binding: pager.pageIndex,
        frame: CellRect(origin: .zero, size: .zero)
      )
    )
    let tag = PlaceTag(.pager, placedPagers.count - 1).number
    let turned = peeking(shown, pager, index)
    guard let control = pager.pageControl else { return TaggedNode(turned, tag: tag) }
    return TaggedNode(controlled(turned, control, index, of: pager.pages.count), tag: tag)
  }

  /// A page in the width that pages have, with the room around it.
  private func framed(_ page: any LayoutNode, _ pager: PagerElement) -> any LayoutNode {
    padded(FrameNode(page, width: .fill(max: nil)), pager.pagePadding)
  }

  /// A page with marks at its sides where its neighbours peek.
  ///
  /// From code: they do beside a page that is narrower than the pager. Their texts would be cut after a letter
  /// or two here.
  private func peeking(_ page: any LayoutNode, _ pager: PagerElement, _ index: Int) -> any LayoutNode {
    let isNarrow =
      switch pager.pageWidth {
      case .part(let part): part < 1
      case .length(let length): lengths.horizontal(length) < lengths.drawnWidth
      }
    guard isNarrow else { return page }
    // The bidi algorithm turns them round from right to left.
    return HStackNode([
      .node(label(index > 0 ? "‹" : " ", isDim: true)), .node(page),
      .node(label(index + 1 < pager.pages.count ? "›" : " ", isDim: true)),
    ])
  }

  /// The pages with the dots above, below or on top of them.
  private func controlled(
    _ pages: any LayoutNode,
    _ control: PageControl,
    _ index: Int,
    of count: Int
  ) -> any LayoutNode {
    let dots = padded(dots(control, index, of: count), control.padding)
    let isOnTop =
      control.layout == .overlaid || (control.vertical == .center && options.platform == .android)
    if isOnTop {
      return LayersNode([LayersNode.Layer(pages), LayersNode.Layer(dots, vertical: control.vertical.cross)])
    }
    // From code: what is to stand in the middle stands below on iOS.
    return VStackNode(control.vertical == .top ? [dots, pages] : [pages, dots])
  }

  /// Dots, one of which is filled; a number where nobody would count them.
  private func dots(_ control: PageControl, _ index: Int, of count: Int) -> any LayoutNode {
    let (quiet, chosen) = (style(control.color), style(control.selectedColor))
    guard count <= Self.mostDots else {
      return TextNode([StyledRun("\(index + 1)/\(count)", style: chosen)])
    }
    let runs = (0..<count).flatMap { place in
      [StyledRun(place == index ? "●" : "○", style: place == index ? chosen : quiet)]
        + (place + 1 < count ? [StyledRun(" ")] : [])
    }
    return TextNode(runs, breaker: breaker)
  }

  private static let mostDots = 10

  private func style(_ color: AssetReference?) -> CellStyle {
    CellStyle(foreground: paint(color)?.mainColor ?? .terminalDefault)
  }
}
