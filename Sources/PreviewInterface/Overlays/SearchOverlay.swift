import FlowDocuments
import LocaleMatching
import PreviewModel
package import TerminalUI

/// The search in all texts: the line that is typed, what was found, and where the selected hit leads.
///
/// What was searched for outlives it, so that one can go on from hit to hit.
package struct SearchOverlay: Overlay {
  /// Letters are text.
  package var context: KeyContext { .search }

  // MARK: - What is done

  /// Looks at another hit.
  package func move(
    _ move: ScrollingSelection.Move,
    in state: inout AppState,
    seeing shown: Presentation
  ) {
    let (count, height) = (shown.found?.hits.count ?? 0, OverlayArea(size: state.size).listRows)
    state.search?.selection.move(move, count: count, height: height)
  }

  /// Looks at the hit that was pointed at.
  package func click(_ point: CellPoint, in state: inout AppState, seeing shown: Presentation) {
    let area = OverlayArea(size: state.size)
    guard let search = state.search, let hits = shown.found?.hits, area.list.contains(point) else { return }
    let row = search.selection.top + point.y - area.list.minY
    guard hits.indices.contains(row) else { return }
    state.search?.selection.select(row, count: hits.count, height: area.listRows)
  }

  /// Changes the line that is searched for, so that it is searched anew.
  package func edit(_ action: Action, in state: inout AppState, seeing shown: Presentation) {
    switch action {
    case .insert, .deleteBackward, .deleteForward, .moveCursor, .clearLine:
      state.search?.query.edit(action)
      state.searchAgain()
    case .keep: state.lead(seeing: shown)
    default:
      // Going back leaves everything as it was; an empty search leaves nothing to go on with.
      if shown.found?.hits.isEmpty != false { state.search = nil }
      state.overlay = nil
    }
  }

  // MARK: - Drawing

  /// Draws the list.
  package func draw(_ shown: Presentation, on grid: inout CellGrid) {
    guard let search = shown.state.search, let session = shown.state.session, let found = shown.found else {
      return
    }
    let area = OverlayArea(size: shown.state.size)
    area.drawFrame("Search", on: &grid)
    drawHead(search, found, in: area.inside, on: &grid)
    let columns = Columns(width: area.list.size.width)
    let pattern = SearchPattern(search.query.text ?? "")
    for row in 0..<area.list.size.height {
      let place = search.selection.top + row
      guard found.hits.indices.contains(place) else { break }
      let line = Self.line(found.hits[place], found.index, session, pattern, columns)
      grid.write(line, row: row, in: area.list)
      if place == search.selection.index { grid.select(row: row, in: area.list, hasFocus: true) }
    }
    area.drawFoot(on: &grid) { remark(search, found, session, in: &$0) }
  }

  private func drawHead(
    _ search: TextSearch,
    _ found: FoundTexts,
    in rect: CellRect,
    on grid: inout CellGrid
  ) {
    let hint =
      "type to search \(found.index.stringCount) strings in \(found.index.localizationCount) localizations, and their ids"
    let field = TypedLine(label: "/", field: search.query, omitted: hint, empty: hint)
    let isEmpty = (search.query.text ?? "").isEmpty
    let width = rect.size.width - 10
    grid.write(field.line(width: width), row: 0, in: rect)
    if !isEmpty {
      let count = StyledRun(found.count(search), style: found.hits.isEmpty ? Theme.warning : Theme.quiet)
      let x = rect.maxX - count.text.cellWidth
      grid.write(
        StyledLine(runs: [count]),
        row: 0,
        in: CellRect(x: x, y: rect.minY, width: rect.maxX - x, height: 1)
      )
    }
    let column = min(rect.size.width - 1, field.cursorColumn(width: width))
    grid.cursor = CellPoint(x: rect.minX + column, y: rect.minY)
  }

  private func remark(
    _ search: TextSearch,
    _ found: FoundTexts,
    _ session: Session,
    in text: inout WhyText
  ) {
    if let hit = found.hit(search) {
      text.note(destination(of: hit, found, session))
      text.note(found.index.text(of: hit).replacing("\n", with: " ").isolated)
    } else if !(search.query.text ?? "").isEmpty {
      text.note("Nothing is found. Case counts only with a capital letter; accents never do.")
    }
  }

  /// What Enter does.
  private func destination(
    of hit: SearchHit,
    _ found: FoundTexts,
    _ session: Session
  ) -> String {
    let screens = found.index.strings.screens(showing: hit.stringID)
    let code =
      hit.codeToPass(in: session.preview.localization).map { "passes \($0.rawValue.drawable) and " } ?? ""
    guard let screen = screens.first(where: { $0 == session.screenID }) ?? screens.first else {
      return "No screen shows it. Enter \(code)tells about it."
    }
    return "Enter \(code)shows it on screen “\(screen.drawable)”"
      + (screens.count > 1 ? ", one of \(screens.count) that use it." : ".")
  }
}
