package import FlowDocuments
import LocaleMatching
package import PreviewModel
import StringTables
import TerminalUI

/// Every text of Global IM UIKit: with its key and the reference, or just as the user reads it.
package struct KitStringsReport: Report {
  private let preview: KitPreview
  private let rows: [KitPreview.Row]
  private let isReading: Bool

  /// Lists the keys, or one of them; for reading, only what is shown of each.
  package init(_ preview: KitPreview, only key: String? = nil, isReading: Bool) throws(Failure) {
    self.preview = preview
    self.isReading = isReading
    rows = key.map { key in preview.rows.filter { $0.key == key } } ?? preview.rows
    guard let key, rows.isEmpty else { return }
    let hint = Spelling.nearest(to: key, among: preview.rows.map(\.key)).map { "did you mean \($0)?" }
    throw .usage("no key is called “\(key)”; \(hint ?? "list them with strings")")
  }

  package func lines(_ style: ReportStyle) -> [String] {
    var lines = [
      style.dim(preview.folders.title), preview.headline.text.drawable,
      style.dim("= a text   ✗ the key is shown   ∅ nothing is shown"), "",
    ]
    if isReading {
      lines += rows.map { row in
        let line = "\(row.fate.mark) \(row.text)".drawable
        return row.fate == .keyShown ? style.bad(line) : line
      }
    } else {
      lines +=
        TextTable(
          rows: rows.map { row in
            ["\(row.fate.mark) \(row.key)", row.text, row.referenceText ?? ""]
          }
        ).lines
    }
    return lines
  }

  package var json: JSONValue {
    .object(
      preview.resolution.jsonMembers(developmentLanguage: preview.folders.developmentLanguage),
      [
        "table": .string(preview.folders.tableName),
        "reference": .optional(preview.reference),
        "counts": preview.json,
        "strings": .array(
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
        ),
      ]
    )
  }
}
