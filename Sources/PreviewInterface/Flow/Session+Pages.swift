import FlowDocuments
import FlowScripts
import PaywallRendering
import PreviewModel

extension Session {
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
    guard let id = screenID, let screen = openView.view.screens.first(where: { $0.id == id }) else { return }
    let templates = openView.view.templates
    let users = Set(
      openView.view.stringUses.filter { $0.screen == id && $0.candidates.contains(stringID) }.map(\.pointer)
    )
    let state = flowState
    for element in Element.walk(screen.roots, templates: templates) {
      guard case .pager(let pager) = element.kind else { continue }
      let showing = pager.pages.indices.filter { index in
        Element.walk([pager.pages[index]], templates: templates).contains { users.contains($0.pointer) }
      }
      guard let first = showing.first, !showing.contains(state.page(of: pager, at: element.pointer)) else {
        continue
      }
      pages[element.pointer] = first
      redraw()
    }
  }
}
