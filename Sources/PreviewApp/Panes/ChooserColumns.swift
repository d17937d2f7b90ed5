import FlowDocuments
import TerminalUI

/// The columns of the list of variations, as wide as what stands in them.
struct ChooserColumns {
  private let widths: [Int]
  private let hasSeveralFiles: Bool

  /// Measures the items.
  init(items: [Library.Item], hasSeveralFiles: Bool, width: Int) {
    self.hasSeveralFiles = hasSeveralFiles
    let cells = items.map { Self.cells($0, hasSeveralFiles) }
    let wanted = (0..<Self.count).map { column in cells.map { $0[column].cellWidth }.max() ?? 0 }
    let limit = max(8, width / 3)
    widths = wanted.map { min($0, limit) }
  }

  private static let count = 6

  /// One row; what cannot be drawn is quiet.
  func line(_ item: Library.Item) -> StyledLine {
    let style = item.entry.outline == nil ? Theme.quiet : Theme.text
    let texts = zip(Self.cells(item, hasSeveralFiles), widths).filter { $1 > 0 }.map { text, width in
      (text.cellWidth > width ? text.truncated(toWidth: width) : text).padded(toWidth: width)
    }
    return StyledLine(texts.joined(separator: "  "), style: style)
  }

  private static func cells(_ item: Library.Item, _ hasSeveralFiles: Bool) -> [String] {
    let variation = item.entry.variation
    let file = item.document.name.split(separator: "/").last.map(String.init) ?? item.document.name
    let format = item.entry.outline.map { $0.format?.description ?? "?" } ?? "–"
    let count = item.entry.outline.map {
      $0.localizations.count == 1 ? "1 language" : "\($0.localizations.count) languages"
    }
    return [
      hasSeveralFiles ? file.drawable : "",
      item.entry.placement.id == file ? "" : item.entry.placement.id.drawable,
      variation.name == file && hasSeveralFiles ? "" : variation.name.drawable,
      variation.kind.rawValue + (variation.weight.map { " \($0) %" } ?? ""),
      format.drawable,
      count ?? "no view",
    ]
  }
}
