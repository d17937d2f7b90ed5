import FlowDocuments
import LocaleMatching
import StringTables
import TerminalUI

/// Every text of Global IM UIKit: with its key and the reference, or just as the user reads it.
struct KitStringsReport: Report {
  private let preview: KitPreview
  private let isReading: Bool

  /// Lists the keys; for reading, only what is shown of each.
  init(_ preview: KitPreview, isReading: Bool) {
    self.preview = preview
    self.isReading = isReading
  }

  func lines(_ style: ReportStyle) -> [String] {
    let resolution = preview.resolution
    var lines = [
      style.dim(preview.folders.title), "\(resolution.verdict.mark) \(resolution.sentence)".drawable,
      style.dim("= a text   ✗ the key is shown   ∅ nothing is shown"), "",
    ]
    if isReading {
      lines += preview.rows.map { row in
        let line = "\(row.fate.mark) \(row.text)".drawable
        return row.fate == .keyShown ? style.bad(line) : line
      }
    } else {
      lines +=
        TextTable(
          rows: preview.rows.map { row in
            ["\(row.fate.mark) \(row.key)", row.text, row.referenceText ?? ""]
          }
        ).lines
    }
    return lines
  }

  var json: JSONValue {
    .object(
      preview.resolution.jsonMembers(developmentLanguage: preview.folders.developmentLanguage),
      [
        "table": .string(preview.folders.tableName),
        "reference": .optional(preview.reference),
        "counts": preview.json,
        "strings": .array(
          preview.rows.map { row in
            .object([
              "id": .string(row.key),
              "fate": .string(row.fate.rawValue),
              "text": .string(row.text),
              "reference_text": .optional(row.referenceText),
              "line": row.line.map { .count($0) } ?? .null,
              "findings": .strings(row.findings.map(\.check)),
            ])
          }
        ),
      ]
    )
  }
}
