import FlowDocuments
import LocaleMatching
import PreviewModel
import TerminalUI

extension WhyPane {
  /// The strings that the user does not read in the localization, each with what is read instead.
  static func strings(_ preview: Preview, selected: String?, _ text: inout WhyText) {
    let ids = preview.noteworthyStringIDs
    guard !ids.isEmpty else { return }
    text.gap()
    text.heading(heading(preview))
    for id in ids {
      guard let string = preview.localization.strings[id] else { continue }
      let isEmpty = string.item.value.isEmpty
      let isSelected = id == selected
      text.item(
        isSelected ? "▸" : isEmpty ? "∅" : "◂",
        id.drawable,
        style: isEmpty ? Theme.warning : Theme.merged
      )
      text.quote(isEmpty ? "empty" : string.item.value.plainText)
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
}

extension Preview {
  /// The ids of the strings that come from the default or that are empty, in order.
  var noteworthyStringIDs: [String] {
    localization.stringIDs.filter { id in
      localization.strings[id].map { $0.origin == .default || $0.item.value.isEmpty } ?? false
    }
  }
}
