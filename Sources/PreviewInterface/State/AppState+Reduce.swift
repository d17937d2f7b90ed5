import FlowDocuments
import FlowScripts
import LocaleMatching
import PreviewModel
import TerminalUI

extension AppState {
  /// Does what a person asked for, who sees what is `shown`, and says what is left for the outside to do.
  package mutating func reduce(_ action: Action, seeing shown: Presentation) -> Effect {
    switch action {
    case .resize, .scroll: break
    default: message = nil
    }
    switch action {
    case .insert, .deleteBackward, .deleteForward, .moveCursor, .clearLine, .keep, .revert, .editCode,
      .editLanguages, .editFilter:
      edit(action, seeing: shown)
    case .move(let move): self.move(move, seeing: shown)
    case .moveMatch(let step): moveMatch(step, seeing: shown)
    case .moveHit(let step): moveHit(step, seeing: shown)
    case .moveString(let step): moveString(step)
    case .moveText(let step): moveText(step, seeing: shown)
    case .activate: activate(seeing: shown)
    case .goBack: goBack(seeing: shown)
    case .clearFilter: clearFilter(seeing: shown)
    case .copy(let part): return copy(part)
    case .moveFocus(let step): moveFocus(step)
    case .moveScreen(let step): moveScreen(step)
    case .openChooser: overlay = ChooserOverlay(at: self)
    case .openRules: openRules()
    case .openSearch: openSearch()
    case .openHelp: overlay = HelpOverlay(KeyContext(self))
    case .choose: overlay?.choose(in: &self, seeing: shown)
    case .closeOverlay: overlay?.close(in: &self)
    case .leaveOverlay:
      if overlay?.endsProgram(in: self) == true { return .quit }
      overlay?.close(in: &self)
    case .switchPlatform: switchPlatform()
    case .editNames: openNames()
    case .toggleRemoteConfig: toggleRemoteConfig()
    case .nextOffer: advanceStore()
    case .toggleDark: toggleDark()
    case .changeDevice: changeDevice()
    case .toggleColors: toggleColors()
    case .togglePictures: togglePictures()
    case .toggleMarks: session?.toggleMarks()
    case .goBackInFlow: session?.take(.back)
    case .turnPage(let step): turnPage(step, seeing: shown)
    case .startFlowOver: startFlowOver()
    case .endTimer: endTimer()
    case .resize(let size): resize(to: size)
    case .click(let point): click(point, seeing: shown)
    case .scroll(let point, let rows): scroll(at: point, by: rows, seeing: shown)
    case .reload: return .reload
    case .redraw: return .redraw
    case .suspend: return .suspend
    case .quit: return .quit
    }
    return .none
  }

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

  private mutating func openRules() {
    guard let subject else { return }
    let row = subject.rules.firstIndex(of: subject.rule) ?? 0
    overlay = RulesOverlay(ScrollingSelection(index: row))
  }
}
