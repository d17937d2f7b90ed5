import FlowDocuments
import PaywallRendering
import TerminalUI

/// Where the parts of the drawn screen stand in the paywall pane.
struct PaywallView {
  /// The drawn screen.
  let screen: RenderedScreen

  /// The phone with its frame.
  let phone: CellRect

  /// Whether the footer stays at the bottom; a tall one scrolls with the rest.
  let isFooterPinned: Bool

  /// Where the marks stand.
  let margin: CellRect

  /// Nil while nothing is drawn.
  init?(_ state: AppState) {
    guard let screen = state.session?.rendered else { return nil }
    self.screen = screen
    let inside = state.areas.innerArea(.paywall)
    let width = screen.body.grid.size.width + 2
    let left = inside.minX + max(0, (inside.size.width - width - 3) / 2)
    let footerRows = screen.footer?.grid.size.height ?? 0
    let wanted = 2 + screen.body.grid.size.height + (footerRows > 0 ? footerRows + 1 : 0)
    phone = CellRect(x: left, y: inside.minY, width: width, height: min(inside.size.height, wanted))
    isFooterPinned = footerRows > 0 && footerRows + 6 <= phone.size.height
    margin = CellRect(
      x: phone.maxX,
      y: phone.minY,
      width: max(0, inside.maxX - phone.maxX),
      height: phone.size.height
    )
  }

  /// Whether there is nothing to see.
  var isBlank: Bool { screen.body.grid.size.height == 0 && screen.footer == nil }

  /// The rows of what scrolls.
  var bodyRows: Int {
    let footer = isFooterPinned ? 0 : screen.footer.map { $0.grid.size.height + 1 } ?? 0
    return screen.body.grid.size.height + footer
  }

  /// The rows of it that are seen.
  var visibleRows: Int {
    let footer = isFooterPinned ? (screen.footer?.grid.size.height ?? 0) + 1 : 0
    return max(0, phone.size.height - 2 - footer)
  }

  /// A region with the row of the screen that its first row stands at, for a scroll offset.
  struct Part {
    let region: RenderedRegion
    let clip: CellRect
    let top: Int
  }

  /// The regions from top to bottom.
  func parts(scrolledBy offset: Int) -> [Part] {
    let inner = phone.inset(horizontal: 1, vertical: 1)
    let body = CellRect(x: inner.minX, y: inner.minY, width: inner.size.width, height: visibleRows)
    var parts = [Part(region: screen.body, clip: body, top: inner.minY - offset)]
    if let footer = screen.footer {
      let height = footer.grid.size.height
      parts.append(
        isFooterPinned
          ? Part(
            region: footer,
            clip: CellRect(x: inner.minX, y: inner.maxY - height, width: inner.size.width, height: height),
            top: inner.maxY - height
          )
          : Part(region: footer, clip: body, top: inner.minY - offset + screen.body.grid.size.height + 1)
      )
    }
    return parts
  }
}
