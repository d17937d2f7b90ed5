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
  var overlay: Overlay?
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

  init(_ state: AppState) {
    code = state.codeField.text
    cursor = state.codeField.cursor
    shown = state.session?.preview.localization.id
    focus = state.focus
    typing = state.typing
    overlay = state.overlay
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
    hits = state.search?.hits.map { "\($0.localization?.rawValue ?? "id") \($0.stringID)" } ?? []
    hit = state.search?.selection.index
    message = state.message
    size = state.size
  }
}
