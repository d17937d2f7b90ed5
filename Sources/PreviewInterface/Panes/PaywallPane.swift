import FlowDocuments
import PaywallRendering
import LocaleMatching
import PreviewModel
import TerminalUI

/// The drawn screen in the frame of a phone, with a mark beside every line that does not come from the
/// localization itself.
enum PaywallPane {
  /// The title: the name of the flow and which of its screens is shown.
  static func title(_ shown: Presentation) -> String {
    let state = shown.state
    if let session = state.tableSession { return TextsPane.title(session) }
    guard let session = state.session else { return "Paywall" }
    let name = session.openView.entry.variation.name.drawable.isolated
    if let index = session.preview.remoteConfigIndex, shown.paywall?.page != nil {
      let entries = session.openView.remoteConfigs.entries
      let place = entries.count > 1 ? " \(index + 1)/\(entries.count)" : ""
      return "\(name) · remote config\(place) “\(entries[index].locale.rawValue.drawable.isolated)”"
    }
    let view = session.openView.view
    guard let id = session.screenID, let index = view.index.place(ofScreen: id), view.screens.count > 1 else {
      return name
    }
    return "\(name) · screen \(index + 1)/\(view.screens.count) “\(id.drawable.isolated)”"
  }

  /// Draws the pane.
  static func draw(_ shown: Presentation, in rect: CellRect, on grid: inout CellGrid) {
    let state = shown.state
    if let session = state.tableSession { return TextsPane.draw(shown, session, on: &grid) }
    if let page = shown.paywall?.page {
      drawPage(page, from: state.paywallScroll.rows, in: rect, on: &grid)
      return
    }
    guard let view = shown.paywall?.view else {
      grid.write(StyledLine("nothing to draw", style: Theme.quiet), row: 0, in: rect)
      return
    }
    grid.drawBox(view.phone, border: .rounded, style: Theme.line)
    let inside = view.inside
    if let behind = view.screen.behind {
      let rows = CellRect(x: 0, y: 0, width: inside.size.width, height: view.behindRows)
      grid.draw(behind, part: rows, at: CellPoint(x: inside.minX, y: inside.minY - view.behindRows))
    }
    for paint in view.screen.grounds where !view.isBlank { grid.paint(inside, with: paint) }
    for part in view.parts(scrolledBy: state.paywallScroll.rows) {
      draw(part, on: &grid)
      if state.session?.showsMarks == true { drawMarks(part, view, state, on: &grid) }
    }
    drawSelection(view, shown, on: &grid)
    drawFooterLine(view, on: &grid)
    drawScrollNote(view, state.paywallScroll.rows, on: &grid)
    if view.isBlank { grid.write(StyledLine("a blank screen", style: Theme.quiet), row: 0, in: inside) }
  }

  // MARK: - Pages

  /// The columns of a page: those of the pane, without one at each side.
  static func pageWidth(_ areas: FrameAreas) -> Int {
    max(1, (areas.inside(.paywall)?.size.width ?? areas.body.size.width - 2) - 2)
  }

  private static func drawPage(
    _ lines: [StyledLine],
    from top: Int,
    in rect: CellRect,
    on grid: inout CellGrid
  ) {
    let inside = rect.inset(horizontal: 1, vertical: 0)
    let shown = lines.dropFirst(top).prefix(inside.size.height)
    for (row, line) in shown.enumerated() { grid.write(line, row: row, in: inside) }
    grid.writeRowsBelow(lines.count - top - shown.count, of: rect)
  }

  private static func draw(_ part: PaywallView.Part, on grid: inout CellGrid) {
    let first = max(0, part.clip.minY - part.top)
    let rows = min(part.region.grid.size.height - first, part.clip.maxY - max(part.top, part.clip.minY))
    guard rows > 0 else { return }
    grid.draw(
      part.region.grid,
      part: CellRect(x: 0, y: first, width: part.region.grid.size.width, height: rows),
      at: CellPoint(x: part.clip.minX, y: part.top + first)
    )
  }

  // MARK: - Marks

  private static func drawMarks(
    _ part: PaywallView.Part,
    _ view: PaywallView,
    _ state: AppState,
    on grid: inout CellGrid
  ) {
    var marks = part.region.texts.compactMap { text in
      mark(for: text, state).map { (text.frame, $0.text, $0.style) }
    }
    marks += part.region.pictures.filter { $0.origin == .default }.map {
      ($0.frame, originMark(state), Theme.merged)
    }
    if let reachable = view.screen.reachableRows, part.region.part == .body {
      let rows = part.region.grid.size.height
      for cut in [0..<reachable.lowerBound, reachable.upperBound..<rows] where !cut.isEmpty {
        let frame = CellRect(x: 0, y: cut.lowerBound, width: 1, height: cut.count)
        marks.insert((frame, "◂╌", Theme.warning), at: 0)
      }
    }
    for (frame, mark, style) in marks {
      for row in 0..<max(1, frame.size.height) {
        let y = part.top + frame.minY + row
        guard y >= part.clip.minY, y < part.clip.maxY else { continue }
        grid.write(mark, at: CellPoint(x: view.margin.minX, y: y), style: style, clippedTo: view.margin)
      }
    }
  }

  private static func originMark(_ state: AppState) -> String {
    "◂" + (state.session?.preview.localization.defaultID?.rawValue.drawable ?? "")
  }

  /// The mark at a text; nil for one that is the localization's own and can be read.
  private static func mark(for text: PlacedText, _ state: AppState) -> (text: String, style: CellStyle)? {
    switch (text.fate, text.origin) {
    case (.shown, .default):
      return (originMark(state), Theme.merged)
    case (.unresolvedTag, _): return ("◂?", Theme.bad)
    case (.missing, _) where text.stringID != nil: return ("◂∅", Theme.bad)
    case (.awaitingProduct, _): return ("◂…", Theme.quiet)
    case (.empty, _): return ("◂∅", Theme.warning)
    default: return nil
    }
  }

  // MARK: - Selection

  /// Marks the selected thing: a mark beside each of its rows, and its text turned round while it has the focus.
  private static func drawSelection(_ view: PaywallView, _ shown: Presentation, on grid: inout CellGrid) {
    guard let target = shown.selectedTarget,
      let cells = view.cells(of: target, scrolledBy: shown.state.paywallScroll.rows)
    else { return }
    if shown.state.focus == .paywall {
      grid.restyle(cells) { $0.attributes.formSymmetricDifference(.reverse) }
    }
    for y in cells.minY..<cells.maxY {
      grid.write("▸", at: CellPoint(x: view.phone.minX, y: y), style: Theme.heading)
    }
  }

  // MARK: - Frame

  private static func drawFooterLine(_ view: PaywallView, on grid: inout CellGrid) {
    guard !view.scrolls(.footer),
      let footer = view.parts(scrolledBy: 0).first(where: { $0.region.part == .footer })
    else { return }
    let y = footer.top - 1
    // On the terminal's own ground, as the frame is.
    grid.fill(CellRect(x: view.phone.minX, y: y, width: view.phone.size.width, height: 1), with: .blank)
    grid.write("├", at: CellPoint(x: view.phone.minX, y: y), style: Theme.line)
    let line = String(repeating: "─", count: view.phone.size.width - 2)
    grid.write(line, at: CellPoint(x: view.phone.minX + 1, y: y), style: Theme.line)
    grid.write("┤", at: CellPoint(x: view.phone.maxX - 1, y: y), style: Theme.line)
  }

  private static func drawScrollNote(_ view: PaywallView, _ offset: Int, on grid: inout CellGrid) {
    let below = view.bodyRows - view.visibleRows - offset
    if offset > 0 { write(" ↑ \(offset) ", row: view.phone.minY, view, on: &grid) }
    if below > 0 { write(" ↓ \(below) ", row: view.phone.maxY - 1, view, on: &grid) }
  }

  private static func write(_ note: String, row: Int, _ view: PaywallView, on grid: inout CellGrid) {
    let x = view.phone.maxX - 2 - note.cellWidth
    grid.write(note, at: CellPoint(x: x, y: row), style: Theme.quiet, clippedTo: view.phone)
  }
}
