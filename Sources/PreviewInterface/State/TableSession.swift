package import LocaleMatching
package import PreviewModel
package import StringTables

/// One table of an app's strings and all that is being asked of it.
package struct TableSession: Sendable {
  /// The languages of the app.
  package let folders: LanguageFolders

  /// The answer for the present question.
  package private(set) var preview: KitPreview

  /// What the picker lists.
  package internal(set) var picker: Picker

  /// The texts as the app shows them.
  package internal(set) var texts: FilteredList<KitPreview.Row>

  private let matcher: KitMatcher
  private let folderRows: [LocalizationRow]

  /// Opens a table.
  ///
  /// Without a reference language, or without a folder of it, one is chosen.
  package init(_ folders: LanguageFolders, request: KitRequest, reference: LocaleCode? = nil) {
    self.folders = folders
    matcher = folders.kitMatcher
    preview = KitPreview(folders, request: request, reference: reference)
    folderRows = folders.rows(reference: preview.reference)
    texts = FilteredList(rows: preview.rows)
    picker = Picker(folderRows, matcher, request)
  }

  /// The same session over a table that was read anew: question, filters and places are kept.
  func reopened(_ folders: LanguageFolders, pickerHeight: Int, textHeight: Int) -> TableSession {
    var new = TableSession(folders, request: request, reference: preview.reference)
    new.picker = picker.refreshed(by: new.picker, height: pickerHeight)
    new.texts = texts.refreshed(by: new.texts, height: textHeight)
    return new
  }

  /// What is asked.
  package var request: KitRequest { preview.resolution.request }

  /// The folder whose table serves every text; nil when there is none.
  package var folder: LanguageFolder? { preview.resolution.folder.flatMap { folders[$0] } }

  /// Asks something else.
  mutating func ask(_ request: KitRequest, pickerHeight: Int, textHeight: Int) {
    let old = self.request
    guard request != old else { return }
    preview = KitPreview(folders, request: request, reference: preview.reference)
    texts = texts.refreshed(by: FilteredList(rows: preview.rows), height: textHeight)
    // What phones get does not depend on the languages of this one.
    guard (request.rule, request.stored) != (old.rule, old.stored) else { return }
    picker = picker.refreshed(by: Picker(folderRows, matcher, request), height: pickerHeight)
  }
}
