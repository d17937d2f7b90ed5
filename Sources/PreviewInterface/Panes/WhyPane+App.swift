import LocaleMatching
import PreviewModel
import StringTables
import TerminalUI

extension WhyPane {
  /// Where the code comes from that the app passes: the folder that the phone's languages lead to, and the
  /// file and line that the code stands in.
  static func app(_ session: Session, _ text: inout WhyText) {
    guard let app = session.app, app.isDeciding else { return }
    text.gap()
    text.heading("In the app")
    if let resolution = app.resolution {
      text.note(
        "the phone is set to \(resolution.preferred.map { $0.rawValue.drawable }.joined(separator: ", "))"
      )
      steps(resolution.trace, &text)
    }
    let passed = session.preview.resolution.requested
    if let row = app.row, row.code == passed {
      place(row, in: app, &text)
    } else {
      let rows = app.preview.rows.filter { $0.code == passed }
      for row in rows { place(row, in: app, &text) }
      if rows.isEmpty { text.item("·", "no language of the app passes this code") }
    }
    text.note(FolderMatcher.caveat)
  }

  private static func place(_ row: AppStringsPreview.Row, in app: AppLanguages, _ text: inout WhyText) {
    let file = app.preview.folders[row.language]?.file.drawable ?? ""
    let language = row.language.rawValue.drawable
    switch row.source {
    case .entry(let line):
      let place = line.map { ":\($0)" } ?? ""
      text.item("✓", "\(language) passes \(row.code.quoted)", style: Theme.good)
      text.note("\(file)\(place)")
    case .keyItself:
      text.item(
        "✗",
        "\(language) has no “\(AppStringsPreview.key)”, so the key itself is passed",
        style: Theme.bad
      )
      text.note(file)
    }
  }
}
