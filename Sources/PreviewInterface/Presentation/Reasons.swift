import FlowScripts
import LocaleMatching
import PreviewModel
import TerminalUI

/// What the Why pane says.
struct Reasons: Sendable {
  /// All its lines.
  var lines: [StyledLine] = []

  /// What they were made of, for making the next ones.
  var wrapped = WrappedText()
}

/// What the reasons follow from.
struct ReasonsKey: Equatable, Sendable {
  private let width: Int
  private let opened: Identity?
  private let rule: RuleChoice?
  private let requested: LocaleCode?
  private let languages: [LocaleCode]
  private let screenID: String?
  private let screen: ScreenKey?
  private let selection: Selection?
  private let control: Control.Kind?
  private let text: String?

  /// Reads a presentation of which all else is settled.
  init(_ shown: Presentation) {
    width = shown.areas.innerArea(.why).size.width
    rule = shown.state.subject?.rule
    selection = shown.state.selection
    control = selection == nil ? nil : shown.selectedControl?.kind
    screen = shown.paywall?.screenKey
    text = shown.texts?.selectedRow?.key
    switch shown.state.subject {
    case .paywall(let session):
      opened = session.opened
      requested = session.preview.resolution.requested
      languages = session.app?.languages ?? []
      screenID = session.screenID
    case .strings(let session):
      opened = session.opened
      requested = session.request.stored
      languages = session.request.languages
      screenID = nil
    case nil: (opened, requested, languages, screenID) = (nil, nil, [], nil)
    }
  }
}
