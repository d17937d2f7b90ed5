/// What follows from a view alone, found once when the view is made, so that nobody has to search it.
///
/// A reference, since views are copied from state to state. Of two things with one id the first counts, as in a
/// search from the start.
package final class FlowIndex: Sendable {
  /// The strings that any localization defines.
  package let strings: StringIDs

  /// Where strings are used.
  package let uses: StringUseIndex

  /// The elements of screens, of the frames of navigators and of templates.
  package let elements: ElementIndex

  /// The products that strings, elements and actions name, each once, in that order.
  package let namedProducts: [String]

  /// The screens whose ids stand in the text of the script; none where there is no script.
  package let scriptedScreens: Set<String>

  /// Whether anything looks different in dark mode: whether an asset's id ends in `@dark`.
  package let hasDarkAssets: Bool

  private let screens: [String: Int]
  private let navigators: [String: Navigator]

  /// The index of nothing, for a view that is on its way.
  static let empty = FlowIndex()

  private init() {
    (strings, uses, elements) = (StringIDs(), StringUseIndex(), ElementIndex())
    (screens, navigators, namedProducts, scriptedScreens, hasDarkAssets) = ([:], [:], [], [], false)
  }

  /// Reads a view whose parts are all there.
  init(_ view: FlowView) {
    screens = Dictionary(view.screens.enumerated().map { ($1.id, $0) }) { first, _ in first }
    navigators = Dictionary(view.navigators.map { ($0.id, $0) }) { first, _ in first }
    let strings = StringIDs(view)
    self.strings = strings
    uses = StringUseIndex(view.collectStringUses(), of: view, defined: strings)
    elements = ElementIndex(view)
    namedProducts = NamedProducts(view, strings).ids
    scriptedScreens = view.script.map { TextSearch(view.screens.map(\.id)).found(in: $0) } ?? []
    hasDarkAssets = view.assets.hasDark || view.localizations.contains { $0.assets.hasDark }
  }

  /// The place of a screen among those of the view, by its id.
  package func place(ofScreen id: String) -> Int? { screens[id] }

  /// The navigator of an id.
  func navigator(_ id: String) -> Navigator? { navigators[id] }
}
