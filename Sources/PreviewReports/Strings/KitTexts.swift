import FlowDocuments
import LocaleMatching
import PreviewModel
import StringTables

/// Every text of Global IM UIKit, or of any table, with its key and the reference.
struct KitTexts: TextListing {
  private let preview: KitPreview
  private let rows: [KitPreview.Row]
  private let isReading: Bool

  /// Lists the keys, or one of them; for reading, only what is shown of each.
  init(_ preview: KitPreview, only key: String?, isReading: Bool) throws(Failure) {
    self.preview = preview
    self.isReading = isReading
    rows = key.map { key in preview.rows.filter { $0.key == key } } ?? preview.rows
    guard let key, rows.isEmpty else { return }
    let hint = Spelling.nearest(to: key, among: preview.rows.map(\.key)).map { "did you mean \($0)?" }
    throw .usage("no key is called “\(key)”; \(hint ?? "list them with strings")")
  }

  var title: String { preview.folders.title }

  var headline: Headline { preview.headline }

  var legend: String { "= a text   ✗ the key is shown   ∅ nothing is shown" }

  var texts: [ReportBlock] {
    guard isReading else {
      return [.rows(rows.map { ["\($0.fate.mark) \($0.key)", $0.text, $0.referenceText ?? ""] })]
    }
    return rows.map { row in
      let line = "\(row.fate.mark) \(row.text)"
      return row.fate == .keyShown ? .bad(line) : .text(line)
    }
  }

  var members: [JSONObject.Member] {
    let own: KeyValuePairs<String, JSONValue> = [
      "table": .string(preview.folders.tableName),
      "reference": .optional(preview.reference),
      "counts": preview.json,
    ]
    return preview.resolution.jsonMembers(developmentLanguage: preview.folders.developmentLanguage)
      + own.members
  }

  var strings: [JSONValue] {
    rows.map { row in
      .object([
        "id": .string(row.key),
        "fate": .string(row.fate.rawValue),
        "text": .string(row.text),
        "reference_text": .optional(row.referenceText),
        "line": row.line.map { .count($0) } ?? .null,
        "findings": .strings(row.findings.map(\.check.rawValue)),
      ])
    }
  }
}
