import PaywallRendering
import TerminalUI

extension PaywallView {
  /// The rows that a thing takes of what scrolls; nil for one that is always in sight.
  func rows(of target: ScreenTarget) -> Range<Int>? {
    let height = max(1, target.frame.size.height)
    guard scrolls(target.part), let part = part(target.part, scrolledBy: 0) else { return nil }
    let top = part.top - part.clip.minY + target.frame.minY
    return top..<top + height
  }

  private func part(_ part: ScreenPart, scrolledBy offset: Int) -> Part? {
    parts(scrolledBy: offset).first { $0.region.part == part }
  }

  /// The part of the screen at a cell of the terminal; nil where there is none.
  func part(at point: CellPoint, scrolledBy offset: Int) -> Part? {
    parts(scrolledBy: offset).first { $0.clip.contains(point) }
  }

  /// The cells of the terminal that a thing takes, as far as they are seen; one row at least, which may have no columns.
  func cells(of target: ScreenTarget, scrolledBy offset: Int) -> CellRect? {
    guard let part = part(target.part, scrolledBy: offset) else { return nil }
    let frame = CellRect(
      x: part.clip.minX + target.frame.minX,
      y: part.top + target.frame.minY,
      width: target.frame.size.width,
      height: max(1, target.frame.size.height)
    )
    let (top, bottom) = (max(frame.minY, part.clip.minY), min(frame.maxY, part.clip.maxY))
    guard top < bottom else { return nil }
    return CellRect(x: frame.minX, y: top, width: frame.size.width, height: bottom - top)
  }

  /// The thing at a cell; where none is, the nearest one in its row, such as one whose mark was pointed at.
  func target(at point: CellPoint, among targets: ScreenTargets, scrolledBy offset: Int) -> ScreenTarget? {
    let inRow = targets.all.compactMap { target -> (target: ScreenTarget, distance: Int)? in
      guard let cells = cells(of: target, scrolledBy: offset), point.y >= cells.minY, point.y < cells.maxY
      else { return nil }
      return (target, max(cells.minX - point.x, point.x - max(cells.minX, cells.maxX - 1), 0))
    }
    return inRow.min { $0.distance < $1.distance }?.target
  }
}
