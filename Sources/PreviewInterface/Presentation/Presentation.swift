import FlowDocuments
import FlowScripts
import LocaleMatching
import PaywallRendering
import PreviewModel
import TerminalUI

/// What is shown of a state: all that follows from it, each thing derived once, and kept from one state to the next
/// where it follows from the same.
///
/// It is what a person has before them when they press a key, so it is asked what a key means there: how many rows
/// there are, what stands under a click, what comes next.
package struct Presentation: Sendable {
  /// The state, its scroll offsets and selections fitted to what there is.
  package private(set) var state: AppState

  /// Where the panes stand.
  let areas: FrameAreas

  /// What the picker lists; nil before something was chosen.
  let picker: Picker?

  /// The names of languages that were looked up.
  let names: LanguageNames

  /// What the paywall pane shows of a view; nil where something else is looked at.
  let paywall: ShownPaywall?

  /// The texts of a table; nil where something else is looked at.
  let texts: FilteredList<KitPreview.Row>?

  /// Every string of the view by its id; nil until one was asked about.
  var strings: ViewStrings? { gathered?.value }

  /// What is searched and what was found; nil where nothing is searched for.
  package var found: FoundTexts? { hits?.value }

  /// The rows of the list of variations; nil while it is not open.
  var listed: ListedRows? { opened?.value }

  /// What the Why pane says.
  var reasons: Reasons { explained?.value ?? Reasons() }

  let pickerKey: PickerKey?
  let textsKey: TextsKey?
  private let gathered: Kept<Identity, ViewStrings>?
  let index: Kept<Identity, SearchIndex>?
  let hits: Kept<HitsKey, FoundTexts>?
  private let opened: Kept<ListedRows.Key, ListedRows>?
  private var explained: Kept<ReasonsKey, Reasons>?
  private let drawing: ScreenDrawing
}

extension Presentation {
  /// Derives what is shown of a state, taking over from what was shown before it.
  package init(
    of state: AppState,
    after earlier: Presentation? = nil,
    drawing: ScreenDrawing = .renderer
  ) {
    var state = state
    let drawing = earlier?.drawing ?? drawing
    if state.typing != .code { state.codeField.deselect() }
    if state.typing != .languages { state.languagesField.deselect() }

    // The paywall stands in the same cells whether the reasons or the picker stand beside it.
    let first = FrameAreas(state)
    paywall = state.session.map { session in
      let look = Look(display: state.display, device: state.preferences.device, textOrder: state.textOrder)
      return ShownPaywall(session, look, in: first, drawing: drawing, after: earlier?.paywall)
    }
    state.settleSelection(on: paywall)
    let areas = FrameAreas(state)
    state.settleScroll(on: paywall, in: areas)

    gathered = Self.gathered(state, earlier?.gathered)
    (index, hits) = Self.found(&state, gathered?.value, earlier)

    pickerKey = state.subject?.pickerKey
    (picker, names) = Self.picker(&state, pickerKey, in: areas, after: earlier)
    textsKey = state.tableSession.map { TextsKey(opened: $0.opened, request: $0.request) }
    texts = Self.texts(&state, textsKey, in: areas, after: earlier)

    opened = Self.listed(state, earlier?.opened)

    self.areas = areas
    self.drawing = drawing
    self.state = state
    explained = earlier?.explained
    explain()
    // Moving by nothing fits what lies over the panes to a new size.
    state.overlay?.move(.by(0), in: &self.state, seeing: self)
  }

  private mutating func explain() {
    guard areas.inside(.why) != nil else { return }
    let earlier = reasons
    explained = Kept(ReasonsKey(self), from: explained) { WhyPane.reasons(for: self, reusing: earlier) }
    state.whyScroll.settle(count: reasons.lines.count, height: areas.rows(.why))
  }
}
