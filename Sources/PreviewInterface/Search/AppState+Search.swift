import FlowDocuments
import LocaleMatching
import PreviewModel
import TerminalUI

extension AppState {
  /// Opens the search; what was typed last time is there, and the next letter takes its place.
  mutating func openSearch() {
    guard session != nil else { return }
    session?.prepareSearch()
    var search = search ?? TextSearch()
    search.query.selectAll()
    self.search = search
    overlay = .search
  }

  /// Changes the line that is searched for, and finds anew.
  mutating func editSearch(_ action: Action) {
    guard var search, let index = session?.searchIndex else { return }
    switch action {
    case .insert(let text): search.query.insert(text)
    case .deleteBackward: search.query.deleteBackward()
    case .deleteForward: search.query.deleteForward()
    case .moveCursor(let step): search.query.move(step)
    case .clearLine: search.query.clear()
    case .keep:
      self.search = search
      return lead()
    default:
      // Going back leaves everything as it was; an empty search leaves nothing to go on with.
      self.search = search.hits.isEmpty ? nil : search
      overlay = nil
      return
    }
    let hits = index.hits(for: search.query.text ?? "", shown: session?.preview.localization.id)
    if hits != search.hits {
      search.hits = hits
      search.selection = ScrollingSelection()
    }
    self.search = search
  }

  /// Searches for the same in a view that was decoded anew.
  mutating func searchAgain() {
    guard var search, session != nil else { return }
    session?.prepareSearch()
    let query = search.query.text ?? ""
    search.hits = session?.searchIndex?.hits(for: query, shown: session?.preview.localization.id) ?? []
    search.selection.clamp(count: search.hits.count, height: overlayRows)
    self.search = search
  }

  /// Goes to the next hit, or with -1 to the one before, round and round; the next row of the lists where
  /// nothing is searched for.
  mutating func moveHit(_ step: Int) {
    guard var search, !search.hits.isEmpty else { return moveMatch(step) }
    let count = search.hits.count
    let index = (search.selection.index + step % count + count) % count
    search.selection.select(index, count: count, height: overlayRows)
    self.search = search
    lead()
  }

  /// Leads to the hit that is looked at: passes the code that shows it where another text is read, shows a
  /// screen that has it, selects it, and says what was done.
  private mutating func lead() {
    guard let search, let hit = search.hit, let strings = session?.strings else {
      message = "nothing is found"
      return
    }
    overlay = nil
    typing = nil
    focus = .paywall
    let source = hit.localization?.rawValue.drawable ?? "id"
    var said = [search.count, "\(source) “\(hit.stringID.drawable)”"]
    if let shown = session?.preview.localization, let code = hit.codeToPass(in: shown) {
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
    let screens = strings.screens(showing: hit.stringID)
    if let first = screens.first, !screens.contains(session?.screenID ?? "") {
      session?.showScreen(first)
      paywallScroll = ScrollOffset()
      said.append("screen “\(first.drawable)”")
    }
    session?.turnPages(toShow: hit.stringID)
    selection = nil
    settle()
    select(Selection(stringID: hit.stringID))
    revealSelection()
    if screens.isEmpty {
      said.append("no screen shows it")
    } else if selection?.place == nil {
      said.append("not seen on the screen as it is")
    }
    message = said.joined(separator: " · ")
  }
}
