import FlowDocuments
import LocaleMatching
import PreviewModel
import StringTables
import TerminalUI

extension WhyPane {
  /// The reasons for the texts of a table: which folder serves them, what is shown for the selected key, and
  /// how complete the folder is.
  static func table(_ session: TableSession, _ row: KitPreview.Row?, _ text: inout WhyText) {
    let answer = Explanation(session.preview)
    decision(answer, &text)
    nearMisses(answer, &text)
    selected(row, session, &text)
    reading(session, &text)
    otherRules(answer, &text)
    findings(session.folders.diagnostics + session.preview.findings.filter { $0.string == nil }, &text)
    rule(.kit(session.request.rule), &text)
    text.gap()
    text.note(FolderMatcher.caveat)
  }

  private static func selected(
    _ row: KitPreview.Row?,
    _ session: TableSession,
    _ text: inout WhyText
  ) {
    guard let row else { return }
    let preview = session.preview
    let folder = preview.resolution.folder
    text.gap()
    text.heading("“\(row.key.drawable)”")
    switch row.fate {
    case .keyShown:
      text.item("✗", "the key itself is shown, never English: one folder serves all keys", style: Theme.bad)
    case .empty:
      text.item("∅", "the text is empty, so nothing is shown", style: Theme.warning)
    case .shown: break
    }
    if let folder, row.fate == .shown {
      let place = row.line.map { ", line \($0)" } ?? ""
      text.note("\(folder.rawValue.drawable)\(place): “\(row.text)”")
    }
    if let reference = preview.reference, reference != folder {
      text.note("\(reference.rawValue.drawable): \(row.referenceText.map { "“\($0)”" } ?? "not there")")
    }
    for finding in row.findings {
      text.item(finding.severity.mark, finding.message, style: finding.severity.style)
    }
  }

  private static func reading(_ session: TableSession, _ text: inout WhyText) {
    let preview = session.preview
    text.gap()
    text.heading("Reading")
    if let folder = session.folder {
      text.item("·", folder.file.drawable)
      if LanguageTag(folder.language).isWrittenRightToLeft {
        text.item("·", "written from right to left; the kit's layout does not turn with its language")
      }
    }
    let counts = [
      "\(preview.count(.shown)) texts",
      preview.count(.keyShown) == 1
        ? "1 key shown as it is" : "\(preview.count(.keyShown)) keys shown as they are",
      "\(preview.count(.empty)) empty",
    ]
    text.item("·", counts.joined(separator: ", "))
  }
}
