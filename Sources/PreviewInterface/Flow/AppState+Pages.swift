import FlowDocuments
import PaywallRendering
import PreviewModel
import TerminalUI

extension AppState {
  /// Turns a pager by some pages: the one around the selection, else the first that is seen, else the first of
  /// the screen.
  mutating func turnPage(_ step: Int) {
    guard let pager = pagerInFocus else {
      message = "no pager is on this screen"
      return
    }
    turn(pager, by: step)
  }

  /// Turns the pager at a cell, forwards on the side where lines end, else back; false where there is none.
  mutating func turnPager(at cell: CellPoint) -> Bool {
    guard let session, let (pager, x) = pager(at: cell) else { return false }
    let isFirstHalf = x < pager.frame.minX + pager.frame.size.width / 2
    let isMirrored = session.preview.localization.direction == .rightToLeft
    turn(pager, by: isFirstHalf == isMirrored ? 1 : -1)
    return true
  }

  private mutating func turn(_ pager: PlacedPager, by step: Int) {
    let page = min(max(pager.page + step, 0), pager.count - 1)
    guard page != pager.page else {
      message = step > 0 ? "this is the last of \(pager.count) pages" : "this is the first page"
      return
    }
    session?.turn(pager, to: page)
    message = "page \(page + 1) of \(pager.count)"
  }

  private var pagerInFocus: PlacedPager? {
    guard let screen = session?.rendered, let view = PaywallView(self) else { return nil }
    if let target = targets?[selection?.place] {
      let region = screen[target.part]
      let around = region?.pagers.filter { $0.frame.contains(target.frame.origin) } ?? []
      if let innermost = around.last { return innermost }
    }
    let seen = view.parts(scrolledBy: paywallScroll.rows).flatMap { part in
      part.region.pagers.filter { pager in
        let rows = part.top + pager.frame.minY..<part.top + pager.frame.maxY
        return rows.overlaps(part.clip.minY..<part.clip.maxY)
      }
    }
    return seen.first ?? session?.pagers.first
  }

  /// The innermost pager at a cell, and the column of its region that the cell is in.
  private func pager(at cell: CellPoint) -> (PlacedPager, x: Int)? {
    guard let view = PaywallView(self),
      let part = view.parts(scrolledBy: paywallScroll.rows).first(where: { $0.clip.contains(cell) })
    else { return nil }
    let place = CellPoint(x: cell.x - part.clip.minX, y: cell.y - part.top)
    return part.region.pagers.last { $0.frame.contains(place) }.map { ($0, place.x) }
  }
}
