import FlowDocuments
import FlowScripts
import LocaleMatching
import PreviewModel
import TerminalUI

extension AppState {
  /// Does what a person asked for and says what is left for the outside to do.
  package mutating func reduce(_ action: Action) -> Effect {
    switch action {
    case .resize, .scroll: break
    default: message = nil
    }
    defer { settle() }
    switch action {
    case .insert, .deleteBackward, .deleteForward, .moveCursor, .clearLine, .keep, .revert, .editCode,
      .editLanguages, .editFilter:
      edit(action)
    case .move(let move): self.move(move)
    case .moveMatch(let step): moveMatch(step)
    case .moveHit(let step): moveHit(step)
    case .moveString(let step): moveString(step)
    case .activate: activate()
    case .goBack: goBack()
    case .openSearch: openSearch()
    case .copy(let part): return copy(part)
    case .moveText(let step): moveText(step)
    case .moveFocus(let step): moveFocus(step)
    case .moveScreen(let step): moveScreen(step)
    case .openChooser: openChooser()
    case .openRules: openRules()
    case .openHelp: overlay = .help(KeyContext(self), ScrollOffset())
    case .choose: choose()
    case .closeOverlay: closeOverlay()
    case .leaveOverlay:
      if case .chooser = overlay, subject == nil { return .quit }
      closeOverlay()
    case .clearFilter: clearFilter()
    case .switchPlatform: switchPlatform()
    case .editNames: openNames()
    case .toggleRemoteConfig: toggleRemoteConfig()
    case .nextOffer: advanceStore()
    case .toggleDark: toggleDark()
    case .changeDevice: changeDevice()
    case .toggleColors: toggleColors()
    case .togglePictures: togglePictures()
    case .toggleMarks: session?.toggleMarks()
    case .goBackInFlow: goBackInFlow()
    case .turnPage(let step): turnPage(step)
    case .startFlowOver: startFlowOver()
    case .endTimer: endTimer()
    case .resize(let size):
      self.size = size
      changePicker { $0.reveal(height: $1) }
      changeTexts { $0.reveal(height: $1) }
    case .click(let point): click(point)
    case .scroll(let point, let rows): scroll(at: point, by: rows)
    case .reload: return .reload
    case .redraw: return .redraw
    case .suspend: return .suspend
    case .quit: return .quit
    }
    return .none
  }

  // MARK: - Panes

  private mutating func moveFocus(_ step: Int) {
    guard overlay == nil else { return }
    let panes = Pane.allCases
    typing = nil
    focus = panes[(focus.rawValue + step + panes.count) % panes.count]
  }

  /// Shows another screen; one that the flow has not opened is as the file has it, which is told.
  private mutating func moveScreen(_ step: Int) {
    session?.showScreen(step)
    paywallScroll = ScrollOffset()
    guard let session, let id = session.screenID, let top = session.play?.stage?.top,
      top.instance.screenID != id, !session.openView.view.isLegacy
    else { return }
    message =
      "the flow has not opened “\(id.drawable)”: a user who gets there may read other texts; 0 begins anew"
  }

  private mutating func toggleDark() {
    session?.toggleDark()
    guard let session, session.isDark, !session.openView.view.index.hasDarkAssets else { return }
    message = "the view has no assets for dark mode, so nothing changes"
  }

  private mutating func toggleRemoteConfig() {
    guard let session else { return }
    guard !session.openView.remoteConfigs.entries.isEmpty else {
      message = "this variation has no remote config"
      return
    }
    let height = areas.pickerRows
    self.session?.toggleRemoteConfig(pickerHeight: height)
    paywallScroll = ScrollOffset()
  }

  private mutating func openChooser() {
    var chooser = Chooser()
    let row = library.rows.firstIndex { isShown($0) }
    chooser.selection.select(row ?? 0, count: library.rows.count, height: overlayRows)
    overlay = .chooser(chooser)
  }

  /// Whether a row of the list of variations is what is looked at.
  private func isShown(_ row: Library.Row) -> Bool {
    switch (row, subject) {
    case (.item(let item), .paywall(let session)): item.shows(session.openView)
    case (.table(let folders), .strings(let session)): folders.isSameInput(as: session.folders)
    default: false
    }
  }

  private mutating func openRules() {
    guard let subject else { return }
    let row = subject.rules.firstIndex(of: subject.rule) ?? 0
    overlay = .rules(RuleList(ScrollingSelection(index: row)))
  }

  private mutating func choose() {
    switch overlay {
    case .chooser(let chooser):
      let rows = chooser.rows(of: library)
      guard rows.indices.contains(chooser.selection.index) else { return }
      switch rows[chooser.selection.index] {
      case .item(let item): open(item)
      case .table(let folders): open(folders)
      case .problem(let problem): report(problem.failure.message)
      }
    case .rules(let list):
      guard let rules = subject?.rules, rules.indices.contains(list.selection.index) else { return }
      overlay = nil
      decide(by: rules[list.selection.index])
    case .question(let selection): answer(selection.index)
    case .help, .search, .field, nil:
      overlay = nil
    }
  }

  /// Without a view there is nothing to go back to, so the list of variations stays open.
  private mutating func closeOverlay() {
    if case .question = overlay { return answer(nil) }
    if case .chooser(var chooser) = overlay {
      if !chooser.filter.isEmpty || chooser.isFiltering {
        chooser = Chooser()
        overlay = .chooser(chooser)
        return
      }
      guard subject != nil else { return }
    }
    overlay = subject == nil ? .chooser(Chooser()) : nil
  }
}
