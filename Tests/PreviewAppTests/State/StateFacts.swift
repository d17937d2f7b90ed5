import FlowDocuments
import LocaleMatching
import TerminalUI

@testable import PreviewInterface
import PreviewModel

/// All of a state that a person can change, in a form that can be compared whole.
struct StateFacts: Equatable {
  var code: String?
  var cursor: Int
  var shown: LocaleCode?
  var focus: Pane
  var typing: AppState.Typing?
  var overlay: Open?
  var filter: String?
  var row: Int?
  var screen: String?
  var rule: MatchingRule?
  var platform: Platform?
  var isDark: Bool?
  var showsMarks: Bool?
  var paywallRows: Int
  var whyRows: Int
  var string: String?
  var place: String?
  var query: String?
  var hits: [String]
  var hit: Int?
  var message: String?
  var size: CellSize

  /// What lies over the panes, in a form that can be compared.
  struct Open: Equatable {
    let overlay: any Overlay

    init(_ overlay: any Overlay) { self.overlay = overlay }

    static func == (left: Open, right: Open) -> Bool { same(left.overlay, right.overlay) }

    private static func same<Left: Overlay>(_ left: Left, _ right: any Overlay) -> Bool {
      left == right as? Left
    }
  }

  init(_ presentation: Presentation) {
    let state = presentation.state
    code = state.codeField.text
    cursor = state.codeField.cursor
    shown = state.session?.preview.localization.id
    focus = state.focus
    typing = state.typing
    overlay = state.overlay.map { Open($0) }
    filter = state.session?.picker.filter
    row = state.session?.picker.selection.index
    screen = state.session?.screenID
    rule = state.session?.rule
    platform = state.session?.platform
    isDark = state.session?.isDark
    showsMarks = state.session?.showsMarks
    paywallRows = state.paywallScroll.rows
    whyRows = state.whyScroll.rows
    string = state.selection?.stringID
    place = state.selection?.place?.pointer.description
    query = state.search?.query.text
    hits = presentation.found?.hits.map { "\($0.localization?.rawValue ?? "id") \($0.stringID)" } ?? []
    hit = state.search?.selection.index
    message = state.message
    size = state.size
  }
}
