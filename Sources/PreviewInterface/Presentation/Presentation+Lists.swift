import FlowDocuments
import LocaleMatching
import PreviewModel
import TerminalUI

/// What the texts of a table follow from.
struct TextsKey: Equatable, Sendable {
  /// The table.
  let opened: Identity
  /// What is asked.
  let request: KitRequest
}

/// What the hits of a search follow from.
struct HitsKey: Equatable, Sendable {
  /// The view.
  let opened: Identity
  /// What was typed.
  let query: String
  /// The localization whose texts are found first.
  let shown: LocaleCode?
}

extension Presentation {
  /// What the picker lists, at the place that was chosen, and the names of the languages that are seen in it.
  static func picker(
    _ state: inout AppState,
    _ key: PickerKey?,
    in areas: FrameAreas,
    after earlier: Presentation?
  ) -> (Picker?, LanguageNames) {
    var names = earlier?.names ?? LanguageNames()
    guard let subject = state.subject else { return (nil, names) }
    let kept = earlier?.pickerKey == key ? earlier?.picker : nil
    let rows = kept ?? subject.picker(phones: state.phones)
    let looksInNames = rows.allRows.count <= ListFilter.mostNamedRows
    if looksInNames, subject.picker.filter != rows.place.filter { names.learn(rows.allRows[...]) }
    let height = areas.pickerRows
    let list = rows.at(subject.picker, height: height, names: looksInNames ? names : LanguageNames())
    state.subject?.picker = list.place
    if let width = areas.inside(.locale)?.size.width, width >= LocalePane.widthForNames {
      names.learn(list.rows.dropFirst(list.selection.top).prefix(height))
    }
    return (list, names)
  }

  /// The texts of a table, at the place that was chosen.
  static func texts(
    _ state: inout AppState,
    _ key: TextsKey?,
    in areas: FrameAreas,
    after earlier: Presentation?
  ) -> FilteredList<KitPreview.Row>? {
    guard let session = state.tableSession else { return nil }
    let kept = earlier?.textsKey == key ? earlier?.texts : nil
    let rows = kept ?? FilteredList(rows: session.preview.rows)
    let list = rows.at(session.texts, height: TextsArea(areas, session).rows)
    state.tableSession?.texts = list.place
    return list
  }

  /// The rows of the list of variations, while it is open.
  static func listed(
    _ state: AppState,
    _ earlier: Kept<ListedRows.Key, ListedRows>?
  ) -> Kept<ListedRows.Key, ListedRows>? {
    guard let chooser = state.overlay as? ChooserOverlay else { return nil }
    let width = OverlayArea(size: state.size).list.size.width
    let key = ListedRows.Key(library: state.libraryMark, filter: chooser.filter, width: width)
    return Kept(key, from: earlier) { ListedRows(state.library, filter: key.filter, width: width) }
  }

  /// Every string of the view, once one was asked about.
  static func gathered(
    _ state: AppState,
    _ earlier: Kept<Identity, ViewStrings>?
  ) -> Kept<Identity, ViewStrings>? {
    guard let session = state.session, state.selection != nil || state.search != nil else { return earlier }
    return Kept(session.opened, from: earlier) { ViewStrings(session.openView.view) }
  }

  /// All texts ready to be searched, and what was found in them.
  static func found(
    _ state: inout AppState,
    _ strings: ViewStrings?,
    _ earlier: Presentation?
  ) -> (Kept<Identity, SearchIndex>?, Kept<HitsKey, FoundTexts>?) {
    guard let session = state.session, let search = state.search, let strings else {
      return (earlier?.index, nil)
    }
    let index = Kept(session.opened, from: earlier?.index) { SearchIndex(strings) }
    let key = HitsKey(opened: session.opened, query: search.query.text ?? "", shown: search.shown)
    let found = Kept(key, from: earlier?.hits) {
      FoundTexts(index: index.value, hits: index.value.hits(for: key.query, shown: key.shown))
    }
    // Other hits are looked at from the first; those of a view that was read anew, from the same place.
    if let before = earlier?.hits, before.key.opened == key.opened, before.value.hits != found.value.hits {
      state.search?.selection = ScrollingSelection()
    }
    let height = OverlayArea(size: state.size).listRows
    state.search?.selection.clamp(count: found.value.hits.count, height: height)
    return (index, found)
  }
}
