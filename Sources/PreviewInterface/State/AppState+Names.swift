import FlowDocuments
import LocaleMatching
import PreviewModel

extension AppState {
  /// Goes to the line that names the localizations, where no file holds them.
  mutating func openNames() {
    guard let session else { return }
    guard session.openView.namesItsLocalizations else {
      message = "the localizations are in the file"
      return
    }
    namesField = session.openView.namesField
    startTyping(.names)
    // Most often a code is added to those that are there.
    namesField.deselect()
  }

  /// Lets the rules choose from what the line names.
  mutating func nameLocalizations() {
    name(NamedCodes.list(namesField.text ?? ""))
    // What is named stands at the top.
    if typing == .names { changePicker { $0.move(.toFirst, height: $1) } }
  }

  private mutating func name(_ list: LocalizationList?) {
    guard let old = session, list != old.openView.entry.variation.namedLocalizations else { return }
    let isList = old.openView.entry.variation.kind == .codes
    let named = isList ? Library(documents: list.map { [.codes($0)] } ?? []) : library.naming(list)
    let item = isList ? named.items.first : named.item(like: old.openView)
    // A list of codes that names nothing is no list, so the last one stays.
    guard let item,
      let new = try? old.reopened(
        item.entry,
        in: item.document,
        platform: old.platform,
        device: old.device,
        app: old.app?.preview.folders,
        pickerHeight: areas.pickerRows
      )
    else { return }
    library = named
    session = new
  }
}

extension Library {
  /// The same files, with localizations named for the onboardings in them; nil takes the names away.
  fileprivate func naming(_ list: LocalizationList?) -> Library {
    Library(documents: documents.map { $0.naming(list) }, problems: problems, tables: tables)
  }
}

extension OpenView {
  /// Whether a person names its localizations, since no file holds them.
  var namesItsLocalizations: Bool {
    switch entry.variation.kind {
    case .onboarding, .codes: true
    case .flow, .paywall, .view: false
    }
  }

  /// The line that names its localizations.
  var namesField: CodeField {
    CodeField(
      entry.variation.namedLocalizations.map { LocaleCode(NamedCodes.text($0)) },
      longest: CodeField.longestList
    )
  }
}
