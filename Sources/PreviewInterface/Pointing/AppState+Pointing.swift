import FlowDocuments
import PaywallRendering
import PreviewModel
import TerminalUI

extension AppState {
  /// The things on the drawn screen that can be pointed at; nil while none is drawn.
  var targets: ScreenTargets? {
    guard let session, session.page == nil, let screen = session.rendered else { return nil }
    return ScreenTargets(screen, direction: session.preview.localization.direction)
  }

  /// The selected text as it stands on the drawn screen; nil when none is, or when it is not seen there.
  var selectedText: PlacedText? {
    guard let place = selection?.place, case .text(let text) = targets?[place]?.content else { return nil }
    return text
  }

  /// Moves among the things on the screen, and the screen with them.
  ///
  /// Where there is no further thing, and before one is selected by anything but a step, the screen itself moves.
  mutating func movePointer(_ move: ScrollingSelection.Move) {
    guard let view = PaywallView(self), let targets else { return scrollPaywall(move) }
    switch move {
    case .by(let step):
      guard let next = target(step, among: targets, view) else { return scrollPaywall(move) }
      point(at: next)
    case .byHalfPages(let pages):
      let before = paywallScroll.rows
      scrollPaywall(move)
      guard selection?.place != nil else { return }
      let seen = visible(targets, view)
      // At the end of the screen the page is turned to the last thing on it.
      let isAtEnd = paywallScroll.rows == before
      if !isAtEnd, seen.contains(where: { $0.place == selection?.place }) { return }
      let isDown = pages > 0
      if let next = isDown != isAtEnd ? seen.first : seen.last { select(next) }
    case .toFirst, .toLast:
      scrollPaywall(move)
      let end = move == .toFirst ? targets.all.first : targets.all.last
      if selection?.place != nil, let end { select(end) }
    }
  }

  /// Moves the screen, or what stands in its place, and leaves the selection.
  mutating func scrollPaywall(_ move: ScrollingSelection.Move) {
    guard let (count, height) = paywallRows else { return }
    paywallScroll.move(move, count: count, height: height)
  }

  /// The thing to go to: from the selected one, or, where that is not seen, the first or last that is.
  private func target(_ step: Int, among targets: ScreenTargets, _ view: PaywallView) -> ScreenTarget? {
    let seen = visible(targets, view)
    if let place = selection?.place, seen.contains(where: { $0.place == place }) {
      return targets.target(step, from: place)
    }
    guard let first = step > 0 ? seen.first : seen.last else { return nil }
    return targets.target(step > 0 ? step - 1 : step + 1, from: first.place)
  }

  private func visible(_ targets: ScreenTargets, _ view: PaywallView) -> [ScreenTarget] {
    targets.all.filter { view.cells(of: $0, scrolledBy: paywallScroll.rows) != nil }
  }

  /// Selects a thing and brings it into sight.
  mutating func point(at target: ScreenTarget) {
    select(target)
    revealSelection()
  }

  private mutating func select(_ target: ScreenTarget) {
    select(Selection(stringID: target.stringID, place: target.place))
  }

  /// Selects something else; the reasons begin with it.
  mutating func select(_ selection: Selection?) {
    self.selection = selection
    whyScroll = ScrollOffset()
    settleSelection()
  }

  /// Brings the selected thing into sight.
  mutating func revealSelection() {
    guard let view = PaywallView(self), let target = targets?[selection?.place],
      let rows = view.rows(of: target)
    else { return }
    paywallScroll.reveal(rows, count: view.bodyRows, height: view.visibleRows)
  }

  /// Fits the selection to the screen that is drawn: the same element where it still is there, else the first
  /// place that shows the same string.
  mutating func settleSelection() {
    guard var settled = selection, let targets else { return }
    session?.gatherStrings()
    if let target = targets[settled.place] {
      settled.stringID = target.stringID
    } else {
      settled.place = settled.stringID.flatMap { targets.first(showing: $0)?.place }
    }
    if settled.stringID == nil, settled.place == nil {
      selection = nil
    } else {
      selection = settled
    }
  }

  /// Selects the next string that does not simply come from the localization, round and round.
  mutating func moveString(_ step: Int) {
    guard let ids = session?.preview.noteworthyStringIDs, !ids.isEmpty else { return }
    let current = selection?.stringID.flatMap { ids.firstIndex(of: $0) } ?? (step > 0 ? -1 : 0)
    select(Selection(stringID: ids[(current + step % ids.count + ids.count) % ids.count]))
    revealSelection()
  }

  /// Selects what was pointed at with the mouse.
  mutating func point(at cell: CellPoint) {
    guard let view = PaywallView(self), let targets else { return }
    guard let target = view.target(at: cell, among: targets, scrolledBy: paywallScroll.rows) else {
      // Dots stand in a row of their own.
      _ = turnPager(at: cell)
      return
    }
    point(at: target)
  }

  /// Goes from the selected text to the reasons; selects the first where none is.
  mutating func activate() {
    guard selection != nil else { return movePointer(.by(1)) }
    if pressSelection() { return }
    focus = .why
  }

  /// Goes back a step: ends the search, else takes the selection away, else lists what the filter left out.
  mutating func goBack() {
    if search != nil {
      search = nil
    } else if selection != nil {
      select(nil)
    } else {
      clearFilter()
    }
  }

  /// What is to be copied of the selection; nil when there is nothing.
  mutating func copy(_ part: Action.CopiedPart) -> Effect {
    let text: String? =
      switch part {
      case .id: selection?.stringID
      case .text:
        selection?.stringID.flatMap { session?.preview.localization.strings[$0]?.item.value.plainText }
      }
    guard let text, !text.isEmpty else {
      message =
        selection == nil ? "nothing is selected: ↓ in the paywall selects a text" : "there is nothing to copy"
      return .none
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(\.drawable)
    let copied = lines.joined(separator: "\n")
    message =
      "asked the terminal to copy \(copied.count == 1 ? "1 character" : "\(copied.count) characters"): \(lines[0])"
    return .copy(copied)
  }
}
