package import LocaleMatching
package import PreviewModel
import StringTables

/// The languages of the app that was opened beside a paywall, and the code that each of them passes.
package struct AppLanguages: Sendable {
  /// Which code each language passes, and what it gets.
  package private(set) var preview: AppStringsPreview

  /// Whether they decide which code is passed.
  package internal(set) var isDeciding = false

  /// The languages that the phone is set to; none while nobody has said.
  package internal(set) var languages: [LocaleCode]

  /// Reads the codes of an app.
  init(_ folders: LanguageFolders, _ openView: OpenView, languages: [LocaleCode]) {
    preview = AppStringsPreview(folders, rules: openView.rules, rule: openView.defaultRule)
    self.languages = languages
  }

  /// The folder that the languages of the phone lead to; nil while nobody has said which they are.
  package var resolution: FolderResolution? {
    languages.isEmpty ? nil : preview.folder(for: languages)
  }

  /// What the app passes on that phone; nil without a folder.
  package var row: AppStringsPreview.Row? {
    let folder = resolution?.folder
    return preview.rows.first { $0.language == folder }
  }

  /// What the picker tells of each language.
  var pickerRows: [PickerRow] {
    let rows = preview.rows.compactMap { row in
      row.answer.map { answer in
        AppLanguageRow(
          language: row.language,
          code: row.code,
          hasEntry: row.source != .keyItself,
          verdict: answer.resolution.verdict
        )
      }
    }
    let missed = rows.count { $0.verdict.hasMissed || !$0.hasEntry }
    let note = missed == 0 ? "\(rows.count)" : "\(missed) of \(rows.count) miss"
    return [.heading("In the app", note: note)] + rows.map { .appLanguage($0) }
  }
}
