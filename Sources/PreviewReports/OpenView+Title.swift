import FlowDocuments
import PreviewModel

extension OpenView {
  /// Where the view comes from, for the head of a report: file, placement, variation.
  var title: String {
    var parts = [documentName == "-" ? "standard input" : documentName]
    if ![.view, .codes].contains(entry.variation.kind) {
      parts.append(entry.placement.id)
      if entry.variation.name != entry.placement.id { parts.append(entry.variation.name) }
    }
    return parts.joined(separator: " · ")
  }
}
