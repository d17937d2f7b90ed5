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
    guard typing == .names else { return }
    // What is named stands at the top.
    session?.picker.selection = ScrollingSelection()
    session?.picker.fitting = .landing
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
        app: old.app?.preview.folders
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

/// The line in which a person names the localizations that no file holds: `en*, pt-br`, the default with `*`.
enum NamedCodes {
  /// What a line names; nil when it names nothing.
  ///
  /// Codes stand between commas or blanks; of several marked as the default the first counts.
  static func list(_ text: String) -> LocalizationList? {
    let words = text.split { $0 == "," || $0.isWhitespace }
    let codes = words.map { LocaleCode(String($0.hasSuffix("*") ? $0.dropLast() : $0)) }
    let fallback = zip(words, codes).first { $0.0.hasSuffix("*") }?.1
    let named = codes.filter { !$0.rawValue.isEmpty }
    return named.isEmpty ? nil : LocalizationList(available: named, declaredDefault: fallback)
  }

  /// The line that names a list.
  static func text(_ list: LocalizationList) -> String {
    list.available.map { $0 == list.declaredDefault ? "\($0.rawValue)*" : $0.rawValue }.joined(
      separator: ", "
    )
  }
}
