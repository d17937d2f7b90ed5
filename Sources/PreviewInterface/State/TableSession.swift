import FlowDocuments
package import LocaleMatching
package import PreviewModel
package import StringTables

/// One table of an app's strings and all that is being asked of it, with the answer for the present question.
package struct TableSession: Sendable {
  /// The languages of the app.
  package let folders: LanguageFolders

  /// Tells this table from all others, and from itself when it was read anew.
  let opened = Identity()

  /// The answer for the present question.
  package private(set) var preview: KitPreview

  /// What was chosen in the picker.
  package internal(set) var picker = ListPlace<PickerRow>()

  /// What was chosen among the texts.
  package internal(set) var texts = ListPlace<KitPreview.Row>()

  /// Opens a table.
  ///
  /// Without a reference language, or without a folder of it, one is chosen.
  package init(_ folders: LanguageFolders, request: KitRequest, reference: LocaleCode? = nil) {
    self.folders = folders
    preview = KitPreview(folders, request: request, reference: reference)
  }

  /// The same session over a table that was read anew: question, filters and places are kept.
  func reopened(_ folders: LanguageFolders) -> TableSession {
    var new = TableSession(folders, request: request, reference: preview.reference)
    (new.picker, new.texts) = (picker, texts)
    (new.picker.fitting, new.texts.fitting) = (.landing, .landing)
    return new
  }

  /// What is asked.
  package var request: KitRequest { preview.resolution.request }

  /// The folder whose table serves every text; nil when there is none.
  package var folder: LanguageFolder? { preview.resolution.folder.flatMap { folders[$0] } }

  /// Asks something else.
  mutating func ask(_ request: KitRequest) {
    let old = self.request
    guard request != old else { return }
    preview = KitPreview(folders, request: request, reference: preview.reference)
    texts.fitting = .landing
    // What phones get does not depend on the languages of this one.
    if (request.rule, request.stored) != (old.rule, old.stored) { picker.fitting = .landing }
  }
}

extension KitPreview.Row: FilteredListRow {
  /// Every text can be selected, by its key.
  package var choice: String? { key }

  /// Whether the key, the text or that of the reference contains a filter.
  package func matches(_ filter: ListFilter) -> Bool {
    filter.isFound(in: key) || filter.isFound(in: text)
      || referenceText.map { filter.isFound(in: $0) } ?? false
  }

  /// Nothing is set under each other by the keys.
  package var columns: Int { 0 }

  /// Whether a person should look at it: no text of its own is shown, or something is wrong with it.
  var isProblem: Bool {
    fate != .shown || findings.contains { $0.severity > .note }
  }
}
