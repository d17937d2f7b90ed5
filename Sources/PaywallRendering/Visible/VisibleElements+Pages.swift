package import FlowDocuments

extension VisibleElements {
  /// The pages to turn pagers to so that each shows one of some elements, by the places of the pagers.
  ///
  /// Not among them are pagers that have none of the elements, and those that are turned to one already.
  package func pages(toShow pointers: Set<JSONPointer>) -> [JSONPointer: Int] {
    let everyPage = VisibleElements(
      screen,
      in: navigator,
      templates: templates,
      state: state,
      on: viewport,
      reach: .onAnyPage
    )
    var shown: [JSONPointer: Int] = [:]
    var showing: [JSONPointer: Set<Int>] = [:]
    for seen in everyPage.all {
      if case .pager(let pager) = seen.element.kind {
        shown[seen.element.pointer] = state.page(of: pager, at: seen.element.pointer)
      }
      guard pointers.contains(seen.element.pointer) else { continue }
      for page in seen.pages { showing[page.pager, default: []].insert(page.page) }
    }
    return showing.filter { pager, pages in !pages.contains(shown[pager] ?? 0) }.compactMapValues { $0.min() }
  }
}
