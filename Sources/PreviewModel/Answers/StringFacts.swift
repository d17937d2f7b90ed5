package import FlowDocuments
package import LocaleMatching

/// All that is known of one string: what the user reads, what each localization says, and where it is used.
package struct StringFacts {
  /// What one localization says.
  package struct Entry {
    /// What can be said of a localization's text.
    package enum State: String {
      /// It has a text of its own.
      case own
      /// It says the same as the default does, which often means that nobody translated it.
      case sameAsDefault = "same_as_default"
      /// It defines the string with nothing in it, which hides the default's.
      case empty
      /// It does not define the string, so that the default's is shown.
      case missing
    }

    /// The localization.
    package let localization: LocaleCode
    /// What can be said of its text.
    package let state: State
    /// Its text; nil where it defines none.
    package let text: RichText?
    /// Whether it is the default.
    package let isDefault: Bool
  }

  /// The id of the string.
  package let id: String

  /// Where what the user reads comes from.
  package let origin: Origin

  /// What the user reads; nil when no localization in play has it.
  package let text: RichText?

  /// What each localization says: the one that is shown first, then the default, then the others in file order.
  package let entries: [Entry]

  /// The screens that can show it, in file order.
  package let screens: [String]

  /// Gathers them for a string; one that no localization has is missing in all.
  package init(_ id: String, in preview: Preview, from strings: ViewStrings) {
    self.id = id
    let string = preview.localization.strings[id]
    origin = string?.origin ?? .nowhere
    text = string?.item.value
    screens = strings.screens(showing: id)
    let texts = strings.texts(of: id)
    let defaultIndex = strings.defaultID.flatMap(strings.position)
    let defaultText = defaultIndex.flatMap { texts[$0]?.value.plainText }
    let shownIndex = preview.localization.id.flatMap(strings.position)
    let first = [shownIndex, defaultIndex == shownIndex ? nil : defaultIndex].compactMap { $0 }
    entries = (first + texts.indices.filter { !first.contains($0) }).map { index in
      let text = texts[index]?.value
      let state: Entry.State =
        switch text {
        case nil: .missing
        case let text? where text.isEmpty: .empty
        case let text? where index != defaultIndex && text.plainText == defaultText: .sameAsDefault
        case _?: .own
        }
      return Entry(
        localization: strings.localizations[index],
        state: state,
        text: text,
        isDefault: index == defaultIndex
      )
    }
  }
}
