import FlowDocuments
import LocaleMatching
import TerminalUI

extension WhyPane {
  /// The strings that the user does not read in the localization, each with what is read instead.
  static func strings(_ state: AppState, _ session: Session, _ text: inout WhyText) {
    let preview = session.preview
    let ids = preview.noteworthyStringIDs
    guard !ids.isEmpty else { return }
    text.gap()
    text.heading(heading(preview))
    for id in ids {
      guard let string = preview.localization.strings[id] else { continue }
      let isSelected = id == state.selectedStringID
      text.string(id, isSelected: isSelected) { text in
        let isEmpty = string.item.value.isEmpty
        text.item(
          isEmpty ? "∅" : "◂",
          id.drawable,
          style: isEmpty ? Theme.warning : Theme.merged
        )
        if isSelected {
          details(of: string, session, &text)
        } else {
          text.quote(isEmpty ? "empty" : string.item.value.plainText)
        }
      }
    }
  }

  private static func heading(_ preview: Preview) -> String {
    let counts = preview.counts
    let source = preview.localization.defaultID?.rawValue.drawable ?? ""
    return [
      counts.merged > 0
        ? "\(counts.merged) \(counts.merged == 1 ? "string" : "strings") from \(source)" : nil,
      counts.empty > 0 ? "\(counts.empty) empty" : nil,
    ].compactMap { $0 }.joined(separator: ", ")
  }

  /// Both texts in full, the tags, and the screens that show it.
  private static func details(of string: MergedString, _ session: Session, _ text: inout WhyText) {
    let localization = session.preview.localization
    let id = string.item.id
    if let fallback = localization.defaultID, fallback != localization.id {
      text.note("\(fallback.rawValue.drawable): \(words(session.openView.view.string(id, in: fallback)))")
    }
    if let chosen = localization.id {
      text.note("\(chosen.rawValue.drawable): \(words(session.openView.view.string(id, in: chosen)))")
    }
    let tags = string.item.value.tagNames
    if !tags.isEmpty { text.note("tags: \(tags.map(\.drawable).joined(separator: ", "))") }
    let screens = session.openView.view.screens.map(\.id).filter { session.uses?[$0]?.contains(id) == true }
    text.note(
      screens.isEmpty ? "used by no screen" : "used by: \(screens.map(\.drawable).joined(separator: ", "))"
    )
  }

  private static func words(_ item: StringItem?) -> String {
    guard let item else { return "not there" }
    return item.value.isEmpty ? "empty" : "“\(item.value.plainText)”"
  }
}

extension Preview {
  /// The ids of the strings that come from the default or that are empty, in order.
  var noteworthyStringIDs: [String] {
    localization.stringIDs.filter { id in
      localization.strings[id].map { $0.origin == .default || $0.item.value.isEmpty } ?? false
    }
  }
}

extension FlowView {
  /// A string of one localization; nil when it does not define it.
  fileprivate func string(_ id: String, in code: LocaleCode) -> StringItem? {
    localizations.first { $0.id == code }?.strings.first { $0.id == id }
  }
}
