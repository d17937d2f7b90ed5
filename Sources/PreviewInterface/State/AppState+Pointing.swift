import FlowDocuments
import FlowScripts
import PaywallRendering
import PreviewModel
import TerminalUI

extension AppState {
  /// Moves among the things on the screen, and the screen with them.
  ///
  /// Where there is no further thing, and before one is selected by anything but a step, the screen itself moves.
  mutating func movePointer(_ move: ScrollingSelection.Move, seeing shown: Presentation) {
    guard let view = shown.paywall?.view, let targets = shown.paywall?.targets else {
      return scrollPaywall(move, seeing: shown)
    }
    switch move {
    case .by(let step):
      guard let next = target(step, among: targets, view) else { return scrollPaywall(move, seeing: shown) }
      point(at: next)
    case .byHalfPages(let pages):
      let before = paywallScroll.rows
      scrollPaywall(move, seeing: shown)
      guard selection?.place != nil else { return }
      let seen = visible(targets, view)
      // At the end of the screen the page is turned to the last thing on it.
      let isAtEnd = paywallScroll.rows == before
      if !isAtEnd, seen.contains(where: { $0.place == selection?.place }) { return }
      let isDown = pages > 0
      if let next = isDown != isAtEnd ? seen.first : seen.last { select(Selection(next)) }
    case .toFirst, .toLast:
      scrollPaywall(move, seeing: shown)
      let end = move == .toFirst ? targets.all.first : targets.all.last
      if selection?.place != nil, let end { select(Selection(end)) }
    }
  }

  /// Moves the screen, or what stands in its place, and leaves the selection.
  mutating func scrollPaywall(_ move: ScrollingSelection.Move, seeing shown: Presentation) {
    guard let rows = shown.paywallRows else { return }
    paywallScroll.move(move, count: rows.count, height: rows.height)
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

  // MARK: - Selecting

  /// Selects a thing and brings it into sight.
  private mutating func point(at target: ScreenTarget) {
    select(Selection(target))
    reveal = .quietly
  }

  /// Selects something else; the reasons begin with it.
  mutating func select(_ selection: Selection?) {
    self.selection = selection
    whyScroll = ScrollOffset()
  }

  /// Selects the next string that does not simply come from the localization, round and round.
  mutating func moveString(_ step: Int) {
    guard let ids = session?.preview.noteworthyStringIDs, !ids.isEmpty else { return }
    let current = selection?.stringID.flatMap { ids.firstIndex(of: $0) } ?? (step > 0 ? -1 : 0)
    select(Selection(stringID: ids[(current + step % ids.count + ids.count) % ids.count]))
    reveal = .quietly
  }

  /// Selects what was pointed at with the mouse, and does what it does when it is pressed.
  mutating func point(at cell: CellPoint, seeing shown: Presentation) {
    guard let view = shown.paywall?.view, let targets = shown.paywall?.targets else { return }
    if let target = view.target(at: cell, among: targets, scrolledBy: paywallScroll.rows) {
      point(at: target)
    } else {
      // Dots stand in a row of their own.
      turnPager(at: cell, seeing: shown)
    }
    if let control = shown.control(at: cell) { press(control) }
  }

  /// Presses what is selected, or goes on to the reasons for it; selects the first thing where none is.
  mutating func activate(seeing shown: Presentation) {
    guard selection != nil else { return movePointer(.by(1), seeing: shown) }
    if let control = shown.selectedControl {
      press(control)
    } else {
      focus = .why
    }
  }

  /// Goes back a step: ends the search, else takes the selection away, else lists what the filter left out.
  mutating func goBack(seeing shown: Presentation) {
    if search != nil {
      search = nil
    } else if selection != nil {
      select(nil)
    } else {
      clearFilter(seeing: shown)
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

extension Selection {
  /// Selects a thing on the screen.
  fileprivate init(_ target: ScreenTarget) {
    self.init(stringID: target.stringID, place: target.place)
  }
}
