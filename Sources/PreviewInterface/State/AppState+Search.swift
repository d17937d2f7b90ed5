import FlowDocuments
import LocaleMatching
import PreviewModel
import TerminalUI

extension AppState {
  /// Opens the search; what was typed last time is there, and the next letter takes its place.
  mutating func openSearch() {
    guard session != nil else { return }
    var search = search ?? TextSearch()
    search.query.selectAll()
    self.search = search
    overlay = SearchOverlay()
  }

  /// Searches anew, with the texts of the localization that is read now before all others.
  mutating func searchAgain() {
    let shown = session?.preview.localization.id
    search?.shown = shown
  }

  /// Goes to the next hit, or with -1 to the one before, round and round; the next row of the lists where
  /// nothing is searched for.
  mutating func moveHit(_ step: Int, seeing shown: Presentation) {
    guard let search, let count = shown.found?.hits.count, count > 0 else {
      return moveMatch(step, seeing: shown)
    }
    let index = (search.selection.index + step % count + count) % count
    self.search?.selection.select(index, count: count, height: OverlayArea(size: size).listRows)
    lead(seeing: shown)
  }

  /// Leads to the hit that is looked at: passes the code that shows it where another text is read, shows a
  /// screen that has it, selects it, and says what was done.
  mutating func lead(seeing shown: Presentation) {
    guard let search, let found = shown.found, let hit = found.hit(search) else {
      message = "nothing is found"
      return
    }
    overlay = nil
    typing = nil
    focus = .paywall
    let source = hit.localization?.rawValue.drawable ?? "id"
    var said = [found.count(search), "\(source) “\(hit.stringID.drawable)”"]
    if let read = session?.preview.localization, let code = hit.codeToPass(in: read) {
      if session?.openView.rules.answer(to: code, by: session?.rule ?? .flow).resolution.localization == code
      {
        codeField = CodeField(code)
        session?.pass(code)
        selectAsked()
        said.append("passes \(code.rawValue.drawable)")
      } else {
        said.append("no code gets \(code.rawValue.drawable) by this rule")
      }
    }
    let screens = found.index.strings.screens(showing: hit.stringID)
    if let first = screens.first, !screens.contains(session?.screenID ?? "") {
      session?.showScreen(first)
      paywallScroll = ScrollOffset()
      said.append("screen “\(first.drawable)”")
    }
    session?.turnPages(toShow: hit.stringID, on: shown.viewport)
    select(Selection(stringID: hit.stringID))
    if screens.isEmpty {
      reveal = .quietly
      message = (said + ["no screen shows it"]).joined(separator: " · ")
    } else {
      reveal = .telling(said)
    }
  }
}
