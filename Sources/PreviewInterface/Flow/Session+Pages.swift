import FlowDocuments
import FlowScripts
import PaywallRendering
import PreviewModel
import TerminalUI

extension Session {
  /// The phone that the screen was last drawn for.
  var viewport: Viewport { Viewport(device, columns: rendered?.body.grid.size.width) }

  /// The pagers of the drawn screen, from top to bottom.
  var pagers: [PlacedPager] {
    rendered?.regions.flatMap(\.pagers) ?? []
  }

  /// Turns a pager; one whose page the flow's script holds tells the script, which may think better of it.
  mutating func turn(_ pager: PlacedPager, to page: Int) {
    let control = controls.first { $0.target.pointer == pager.pointer }
    if let control, pager.binding != nil {
      take(.turn(page, of: control.target))
    } else {
      pages[pager.pointer] = page
      redraw()
    }
  }

  /// Turns every pager back.
  mutating func turnBack() {
    guard !pages.isEmpty else { return }
    pages = [:]
    redraw()
  }

  /// Turns the pagers of the screen to the pages on which a string stands; where one of their pages shows it
  /// already, that one stays.
  mutating func turnPages(toShow stringID: String) {
    guard let layer = openLayers.last else { return }
    let uses = openView.view.index.uses.showing(stringID)
    let users = Set(uses.filter { $0.screen == layer.screen.screen.id }.map(\.pointer))
    let turned = VisibleElements(layer, on: viewport).pages(toShow: users)
    guard !turned.isEmpty else { return }
    pages.merge(turned) { $1 }
    redraw()
  }
}
