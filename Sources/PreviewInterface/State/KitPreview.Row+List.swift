import FlowDocuments
import PreviewModel

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
