import LocaleMatching
import PreviewModel
import StringTables
import TerminalUI

extension WhyPane {
  /// Where the code comes from that the app passes: the folder that the phone's languages lead to, and the
  /// file and line that the code stands in.
  static func app(_ passage: CodePassage, _ text: inout WhyText) {
    text.gap()
    text.heading("In the app")
    if let folder = passage.folder {
      text.note(
        "the phone is set to \(folder.preferred.map { $0.rawValue.drawable }.joined(separator: ", "))"
      )
      steps(folder.trace, &text)
    }
    for row in passage.rows { place(row, in: passage.folders, &text) }
    if passage.rows.isEmpty { text.item("·", "no language of the app passes this code") }
    text.note(FolderMatcher.caveat)
  }

  private static func place(
    _ row: AppStringsPreview.Row,
    in folders: LanguageFolders,
    _ text: inout WhyText
  ) {
    let file = folders[row.language]?.file.drawable ?? ""
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
