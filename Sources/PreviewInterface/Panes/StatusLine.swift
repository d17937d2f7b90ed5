import FlowDocuments
import LocaleMatching
import PaywallRendering
import PreviewModel
import StringTables
import TerminalUI

/// The last row: what is simulated, and the keys of what has the focus; or a message.
enum StatusLine {
  /// The line at a width.
  static func line(for state: AppState, width: Int) -> StyledLine {
    if let message = state.message {
      return StyledLine(" \(message.drawable)", style: Theme.warning)
    }
    // On a narrow terminal the keys need the room; the Why pane tells the rule as well.
    let left = width < Self.widthForFacts ? "" : facts(state)
    let room = width - left.cellWidth - 3
    let hints = hints(for: KeyContext(state), room: room)
    return .justified([StyledRun(left, style: Theme.quiet)], hints, width: width)
  }

  private static let widthForFacts = 60

  private static func facts(_ state: AppState) -> String {
    guard let subject = state.subject, state.overlay == nil else { return "" }
    switch subject {
    case .paywall(let session):
      let platform = session.platform == .iOS ? "iOS" : "Android"
      let store = [
        session.store.storefront == .unitedStates ? nil : session.store.storefront.region,
        state.preferences.store.words,
      ].compactMap { $0 }
      let look = session.isDark ? "dark" : "light"
      let facts = [subject.rule.title, platform, look, "\(Int(session.device.width)) pt"] + store
      return " " + facts.joined(separator: " · ")
    case .strings(let session):
      let count = session.folders.folders.count
      return " \(subject.rule.title) · \(count) \(count == 1 ? "folder" : "folders")"
    }
  }

  /// As many hints as fit; help and quitting come first, since they lead to all the others.
  private static func hints(for context: KeyContext, room: Int) -> [StyledRun] {
    let hinted = KeyBindings.bindings(in: context).filter { $0.hint != nil }
    let vital = hinted.filter { [.openHelp, .quit, .closeOverlay].contains($0.action) }
    let others = hinted.filter { binding in !vital.contains { $0.action == binding.action } }
    var chosen: [KeyBinding] = []
    var left = room
    var actions: [Action] = []
    for binding in vital + others {
      let columns = text(binding).cellWidth + 2
      guard columns <= left, !actions.contains(binding.action) else { continue }
      left -= columns
      chosen.append(binding)
      actions.append(binding.action)
    }
    let ordered = hinted.filter { binding in
      chosen.contains { $0.action == binding.action && $0.keys == binding.keys }
    }
    return ordered.flatMap { binding in
      [
        StyledRun("  \(binding.keys.first?.label ?? "")", style: Theme.key),
        StyledRun(" \(binding.hint ?? "")", style: Theme.quiet),
      ]
    }
  }

  private static func text(_ binding: KeyBinding) -> String {
    "\(binding.keys.first?.label ?? "") \(binding.hint ?? "")"
  }
}
