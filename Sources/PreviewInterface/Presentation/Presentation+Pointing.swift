import FlowScripts
import PaywallRendering
import TerminalUI

extension Presentation {
  /// The phone that the screen is drawn for.
  var viewport: Viewport {
    Viewport(
      state.session?.device ?? state.preferences.device,
      columns: paywall?.screen?.body.grid.size.width
    )
  }

  /// The selected thing as it stands on the drawn screen; nil when none is, or when it is not seen there.
  var selectedTarget: ScreenTarget? { paywall?.targets?[state.selection?.place] }

  /// The selected text as it stands on the drawn screen; nil when none is, or when it is not seen there.
  var selectedText: PlacedText? {
    guard case .text(let text) = selectedTarget?.content else { return nil }
    return text
  }

  /// The control that is selected, or in which the selected text stands.
  var selectedControl: Control? {
    guard let target = selectedTarget, let region = paywall?.screen?[target.part] else { return nil }
    return control(at: target.frame.origin, on: region)
  }

  /// The control at a cell of the terminal: the innermost that is drawn there.
  func control(at point: CellPoint) -> Control? {
    paywall?.view?.part(at: point, scrolledBy: state.paywallScroll.rows).flatMap { part in
      control(at: CellPoint(x: point.x - part.clip.minX, y: point.y - part.top), on: part.region)
    }
  }

  private func control(at cell: CellPoint, on region: RenderedRegion) -> Control? {
    let here = region.controls.filter { $0.frame.contains(cell) }
    guard !here.isEmpty, let controls = state.session?.controls(on: viewport) else { return nil }
    return here.reversed().lazy.compactMap { placed in
      controls.first { $0.target.pointer == placed.pointer }
    }.first
  }

  /// The pager around the selection, else the first that is seen, else the first of the screen.
  var pagerInFocus: PlacedPager? {
    guard let screen = paywall?.screen, let view = paywall?.view else { return nil }
    if let target = selectedTarget {
      let around = screen[target.part]?.pagers.filter { $0.frame.contains(target.frame.origin) } ?? []
      if let innermost = around.last { return innermost }
    }
    let seen = view.parts(scrolledBy: state.paywallScroll.rows).flatMap { part in
      part.region.pagers.filter { pager in
        let rows = part.top + pager.frame.minY..<part.top + pager.frame.maxY
        return rows.overlaps(part.clip.minY..<part.clip.maxY)
      }
    }
    return seen.first ?? screen.regions.lazy.flatMap(\.pagers).first
  }

  /// The rows of what scrolls in the paywall pane, and those of them that are seen; nil where nothing is.
  var paywallRows: (count: Int, height: Int)? { paywall?.scrolledRows(in: areas) }

  /// Where the texts of a table stand.
  var textsArea: TextsArea { TextsArea(areas, state.tableSession) }
}

extension ShownPaywall {
  /// The rows of what scrolls, and those of them that are seen; nil where nothing is.
  func scrolledRows(in areas: FrameAreas) -> (count: Int, height: Int)? {
    if let page { return (page.count, areas.rows(.paywall)) }
    return view.map { ($0.bodyRows, $0.visibleRows) }
  }
}

extension AppState {
  /// Fits the selection to the screen that is drawn: the same element where it still is there, else the first
  /// place that shows the same string.
  mutating func settleSelection(on paywall: ShownPaywall?) {
    guard var settled = selection, let targets = paywall?.targets else { return }
    if let target = targets[settled.place] {
      settled.stringID = target.stringID
    } else {
      settled.place = settled.stringID.flatMap { targets.first(showing: $0)?.place }
    }
    selection = settled.stringID == nil && settled.place == nil ? nil : settled
  }

  /// Keeps the screen within its rows, and brings what is to be revealed into sight.
  mutating func settleScroll(on paywall: ShownPaywall?, in areas: FrameAreas) {
    if let reveal {
      if let view = paywall?.view, let target = paywall?.targets?[selection?.place],
        let rows = view.rows(of: target)
      {
        paywallScroll.reveal(rows, count: view.bodyRows, height: view.visibleRows)
      }
      if case .telling(let said) = reveal {
        let isSeen = selection?.place != nil
        message = (said + (isSeen ? [] : ["not seen on the screen as it is"])).joined(separator: " · ")
      }
      self.reveal = nil
    }
    let opensAtEnd = paywall?.screen?.opensAtEnd == true
    if paywallScroll.rows > 0 || opensAtEnd, let rows = paywall?.scrolledRows(in: areas) {
      paywallScroll.settle(count: rows.count, height: rows.height, opensAtEnd: opensAtEnd)
    }
  }
}
