import FlowDocuments

extension VisibleElements {
  /// What is seen inside an element, in the order in which it is laid out, with what is measured beside it.
  ///
  /// What lies behind and above the element itself is not among it: that stands in the same place.
  func contents(of element: Element, in place: VisiblePlace) -> [VisibleElement] {
    let contents = element.contents
    let inside = contents.elements
    switch contents.choice {
    case .all:
      var place = place
      if case .box(let box) = element.kind { place.availableWidth = availableWidth(in: box, place) }
      return inside.enumerated().map { VisibleElement(element: $1, place: place, index: $0) }
    case .look(let condition): return one(inside.count > 1 && holds(condition) ? 1 : 0, of: inside, place)
    case .index(let section): return index(of: section).map { one($0, of: inside, place) } ?? []
    case .page(let pager): return pages(of: pager, element, place)
    case .size(let cases): return choice(of: inside, cases, place)
    case .room(let grid): return items(of: grid, place)
    case .template(let use):
      guard case .drawn(let template, let inner) = template(use, in: place) else { return [] }
      return [VisibleElement(element: template, place: inner)]
    case .slot(let name):
      guard let use = place.openTemplates.last, let content = use.slots[name] else { return [] }
      // It belongs to where the template is used, whose own slots it may fill again.
      var outer = place
      outer.openTemplates.removeLast()
      return [VisibleElement(element: content, place: outer)]
    }
  }

  /// The strings that an element would show in another state, by the first id of each, in the order of the file;
  /// templates are not followed.
  func hiddenStringIDs(in element: Element, besides shown: [VisibleElement]) -> [String] {
    let shown = Set(shown.filter(\.isShown).map(\.index))
    return element.contents.elements.enumerated().filter { !shown.contains($0.offset) }
      .flatMap(\.element.shownStringIDs)
  }

  private func one(_ index: Int, of inside: [Element], _ place: VisiblePlace) -> [VisibleElement] {
    guard inside.indices.contains(index) else { return [] }
    return [VisibleElement(element: inside[index], place: place, index: index)]
  }

  /// The first case whose conditions hold, else the default, which stands after them.
  private func choice(
    of inside: [Element],
    _ cases: [[SizeCondition]],
    _ place: VisiblePlace
  ) -> [VisibleElement] {
    guard reach != .byHand else {
      return inside.enumerated().map { VisibleElement(element: $1, place: place, index: $0) }
    }
    return one(cases.firstIndex { holds($0, in: place) } ?? cases.count, of: inside, place)
  }

  /// The page that is seen, and then the others: on the phone they share one height.
  private func pages(of pager: PagerElement, _ element: Element, _ place: VisiblePlace) -> [VisibleElement] {
    let all = pager.pages.enumerated().map { VisibleElement(element: $1, place: place, index: $0) }
    let seesAll = reach == .onAnyPage || reach == .byHand && pager.pageIndex == nil
    let shown = state.page(of: pager, at: element.pointer)
    guard !seesAll, all.indices.contains(shown) else { return all }
    var others = all
    others.remove(at: shown)
    for index in others.indices { others[index].isShown = false }
    return [all[shown]] + others
  }

  /// The items of a row or column, each with the room that it is offered.
  ///
  /// From code: one that hugs its content has no room to share, so that weighted items have none (iOS) or are not
  /// there (Android).
  private func items(of flexible: Flexible<GridElement>, _ place: VisiblePlace) -> [VisibleElement] {
    let grid = direction(of: flexible, in: place)
    let sizings = reach == .byHand ? [flexible.written.sizing, flexible.other.sizing] : [grid.sizing]
    let hugs = sizings.allSatisfy { $0 == .hug }
    let items = grid.items.enumerated().filter { !hugs || $0.element.share.weight == nil }
    let widths = grid.axis == .row ? widths(of: items.map(\.element), spacing: grid.spacing, place) : []
    return items.enumerated().map { position, item in
      var place = place
      if grid.axis == .row { place.availableWidth = widths[position] }
      return VisibleElement(element: item.element.content, place: place, index: item.offset)
    }
  }

  /// The points that each item of a row is offered.
  private func widths(of items: [GridElement.Item], spacing: Double, _ place: VisiblePlace) -> [Double] {
    let fixed = items.map { $0.share.length.map { lengths.horizontal($0) } ?? 0 }
    let weights = items.map { Double($0.share.weight ?? 0) }
    let gaps = spacing * Double(max(0, items.count - 1))
    let left = max(0, place.availableWidth - fixed.reduce(0, +) - gaps)
    let total = max(1, weights.reduce(0, +))
    return zip(fixed, weights).map { $0 + left * $1 / total }
  }

  /// The points that a box offers its content.
  private func availableWidth(in box: BoxElement, _ place: VisiblePlace) -> Double {
    let offered = place.availableWidth
    return switch box.width {
    case .fixed(let length): lengths.horizontal(length)
    case .fillUpTo(_, let most), .shrink(_, .some(let most)): min(offered, lengths.horizontal(most))
    case .content, .fill, .atLeast, .shrink(_, nil): offered
    }
  }
}
