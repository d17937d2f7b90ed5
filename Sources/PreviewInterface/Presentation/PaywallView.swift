import FlowDocuments
import PaywallRendering
import TerminalUI

/// Where the parts of the drawn screen stand in the paywall pane.
struct PaywallView: Sendable {
  /// The drawn screen.
  let screen: RenderedScreen

  /// The phone with its frame.
  let phone: CellRect

  /// The parts that stay in sight; one for which there is no room scrolls with the rest.
  private let pinned: Set<ScreenPart>

  /// The first rows of the phone, in which the screen below this one is seen.
  let behindRows: Int

  /// Where the marks stand.
  let margin: CellRect

  /// Places a screen in the cells of the pane.
  init(_ screen: RenderedScreen, in inside: CellRect) {
    self.screen = screen
    let width = screen.body.grid.size.width + 2
    let left = inside.minX + max(0, (inside.size.width - width - 3) / 2)
    let line = screen.footer == nil ? 0 : 1
    let wanted = screen.regions.reduce(2 + line) { $0 + $1.grid.size.height }
    let room = max(inside.size.height - wanted, inside.size.height / Self.behindShare)
    behindRows = min(screen.behind?.size.height ?? 0, room)
    let height = min(inside.size.height, wanted + behindRows)
    phone = CellRect(x: left, y: inside.minY, width: width, height: height)
    pinned = Self.pinned(screen, rows: height - behindRows)
    margin = CellRect(
      x: phone.maxX,
      y: phone.minY,
      width: max(0, inside.maxX - phone.maxX),
      height: phone.size.height
    )
  }

  /// The part of the phone in which a screen below is seen, however tall the one on top is.
  private static let behindShare = 6

  /// The cells of the shown screen, inside the edge of the phone.
  var inside: CellRect {
    let inner = phone.inset(horizontal: 1, vertical: 1)
    return CellRect(
      x: inner.minX,
      y: inner.minY + behindRows,
      width: inner.size.width,
      height: inner.size.height - behindRows
    )
  }

  /// Parts keep their place while some rows are left for what scrolls: the footer first, since people press what is there.
  private static func pinned(_ screen: RenderedScreen, rows: Int) -> Set<ScreenPart> {
    var pinned: Set<ScreenPart> = []
    var left = rows - leastRows
    for part in [ScreenPart.footer, .top, .bottom, .middle] {
      guard let height = screen[part]?.grid.size.height, height <= left else { continue }
      left -= height
      pinned.insert(part)
    }
    return pinned
  }

  /// The rows of the phone that are never given to parts that keep their place: its edge and what scrolls.
  private static let leastRows = 6

  /// Whether there is nothing to see.
  var isBlank: Bool { screen.regions.allSatisfy { $0.grid.size.height == 0 } }

  /// Whether a part scrolls.
  func scrolls(_ part: ScreenPart) -> Bool { !pinned.contains(part) }

  /// The rows of a part with the line above it.
  private func height(_ region: RenderedRegion) -> Int {
    region.grid.size.height + (region.part == .footer ? 1 : 0)
  }

  /// The rows of what scrolls.
  var bodyRows: Int {
    screen.regions.reduce(0) { $0 + (scrolls($1.part) ? height($1) : 0) }
  }

  /// The rows of it that are seen.
  var visibleRows: Int {
    let kept = screen.regions.reduce(0) { $0 + (scrolls($1.part) ? 0 : height($1)) }
    return max(0, inside.size.height - kept)
  }

  /// A region with the row of the screen that its first row stands at, for a scroll offset.
  struct Part {
    let region: RenderedRegion
    let clip: CellRect
    let top: Int
  }

  /// The regions from top to bottom.
  func parts(scrolledBy offset: Int) -> [Part] {
    let inner = inside
    let above = scrolls(.top) ? 0 : screen[.top]?.grid.size.height ?? 0
    let body = CellRect(x: inner.minX, y: inner.minY + above, width: inner.size.width, height: visibleRows)
    var (fixed, scrolled) = (inner.minY, body.minY - offset)
    return screen.regions.map { region in
      let line = region.part == .footer ? 1 : 0
      guard !scrolls(region.part) else {
        defer { scrolled += height(region) }
        return Part(region: region, clip: body, top: scrolled + line)
      }
      if region.part != .top { fixed = max(fixed, body.maxY) }
      defer { fixed += height(region) }
      let rows = region.grid.size.height
      let clip = CellRect(x: inner.minX, y: fixed + line, width: inner.size.width, height: rows)
      return Part(region: region, clip: clip, top: clip.minY)
    }
  }
}

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
