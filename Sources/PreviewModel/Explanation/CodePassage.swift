import FlowDocuments
package import LocaleMatching
package import StringTables

/// How an app that reads its code from its own strings comes to pass it.
package struct CodePassage: Sendable {
  /// The languages of the app.
  package let folders: LanguageFolders

  /// The rule by which the code is matched then; nil without a flow.
  package let rule: MatchingRule?

  /// The folder that the languages of the phone lead to; nil while nobody has said which they are.
  package let folder: FolderResolution?

  /// The languages of the app that pass the code, that of the phone first; none where no language does.
  package let rows: [AppStringsPreview.Row]

  /// What a phone with these languages passes.
  package init(_ app: AppStringsPreview, languages: [LocaleCode]) {
    let folder = app.folder(for: languages)
    self.init(app, folder, rows: app.rows.filter { $0.language == folder.folder })
  }

  /// Who passes a code: the language of the phone where it does, else all that do.
  package init(_ app: AppStringsPreview, languages: [LocaleCode], passing code: LocaleCode?) {
    let folder = languages.isEmpty ? nil : app.folder(for: languages)
    let own = app.rows.first { $0.language == folder?.folder && $0.code == code }
    self.init(app, folder, rows: own.map { [$0] } ?? app.rows.filter { $0.code == code })
  }

  private init(_ app: AppStringsPreview, _ folder: FolderResolution?, rows: [AppStringsPreview.Row]) {
    folders = app.folders
    rule = app.rule
    self.folder = folder
    self.rows = rows
  }
}
