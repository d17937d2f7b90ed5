import FlowDocuments
import LocaleMatching
import PreviewModel
import TerminalUI

/// Every string of a view that is in play, with its origin and text.
struct FlowTexts: TextListing {
  private struct Row {
    let id: String
    let origin: Origin
    let text: RichText?
    let defaultText: RichText?
    let screens: [String]

    var mark: String {
      switch origin {
      case .own: text?.isEmpty == true ? "∅" : "="
      case .default: "◂"
      case .nowhere: "✗"
      }
    }
  }

  private let preview: Preview
  private let rows: [Row]

  /// Lists the strings of a preview: those in play, then those that are used and nowhere.
  init(_ preview: Preview) {
    self.preview = preview
    let view = preview.openView.view
    let localization = preview.localization
    var screens: [String: [String]] = [:]
    for use in view.stringUses {
      guard let id = use.candidates.first(where: { localization.strings[$0] != nil }) ?? use.candidates.first
      else { continue }
      if screens[id]?.contains(use.screen) != true { screens[id, default: []].append(use.screen) }
    }
    let defaults = localization.defaultID.flatMap(view.localization)
    rows =
      localization.stringIDs.map { id in
        let string = localization.strings[id]
        return Row(
          id: id,
          origin: string?.origin ?? .nowhere,
          text: string?.item.value,
          defaultText: defaults?.string(id)?.value,
          screens: screens[id] ?? []
        )
      }
      + view.missingStrings(in: localization).map { use in
        let id = use.candidates.first ?? ""
        return Row(id: id, origin: .nowhere, text: nil, defaultText: nil, screens: screens[id] ?? [])
      }
  }

  var title: String { preview.openView.title }

  var headline: Headline { preview.headline }

  var legend: String { "= own   ◂ from the default   ∅ empty   ✗ nowhere" }

  var texts: [ReportBlock] { [.rows(rows.map { ["\($0.mark) \($0.id)", $0.text?.plainText ?? ""] })] }

  var members: [JSONObject.Member] {
    preview.resolution.jsonMembers + [JSONObject.Member(key: "counts", value: preview.counts.json)]
  }

  var strings: [JSONValue] {
    rows.map { row in
      .object([
        "id": .string(row.id),
        "origin": .string(row.origin.rawValue),
        "text": .optional(row.text?.plainText),
        "default_text": .optional(row.defaultText?.plainText),
        "tags": .strings(row.text?.tagNames ?? []),
        "screens": .strings(row.screens),
      ])
    }
  }
}
