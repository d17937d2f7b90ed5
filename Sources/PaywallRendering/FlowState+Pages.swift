package import FlowDocuments

extension FlowState {
  /// The page that a pager shows, counted from 0: the one it was turned to, else the one that the script names,
  /// else the first; never one that it does not have.
  package func page(of pager: PagerElement, at pointer: JSONPointer) -> Int {
    let page = pages[pointer].map(Double.init) ?? number(pager.pageIndex)
    guard page.isFinite else { return 0 }
    return Int(min(max(page.rounded(.towardZero), 0), Double(max(0, pager.pages.count - 1))))
  }

  /// Turns every pager of a screen and of the frame around it to the same page.
  package mutating func turnPagers(of screen: LocalizedScreen, in navigator: Navigator? = nil, to page: Int) {
    let roots = screen.screen.roots + (navigator?.content.map { [$0] } ?? [])
    for element in Element.walk(roots, templates: screen.templates) {
      if case .pager = element.kind { pages[element.pointer] = page }
    }
  }
}
