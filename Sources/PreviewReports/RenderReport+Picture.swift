import FlowDocuments
import LocaleMatching
import PaywallRendering
import PreviewModel
import TerminalUI

extension RenderReport {
  /// The regions of the screen, top to bottom.
  var regions: [RenderedRegion] { rendered.regions }

  /// The regions below each other, a line between them, with marks to the right.
  func picture(marks: [Int: String]) -> CellGrid {
    let markWidth = marks.values.map { $0.cellWidth + 1 }.max() ?? 0
    let lastMark = marks.keys.max().map { $0 + 1 } ?? 0
    let height = max(lastMark, regions.reduce(regions.count - 1) { $0 + $1.grid.size.height })
    var grid = CellGrid(size: CellSize(width: width + markWidth, height: height))
    for (index, region) in regions.enumerated() {
      let top = top(ofRegion: index)
      if index > 0 {
        grid.write(String(repeating: "┄", count: width), at: CellPoint(x: 0, y: top - 1))
      }
      grid.draw(region.grid, at: CellPoint(x: 0, y: top))
    }
    for (row, mark) in marks {
      grid.write(mark, at: CellPoint(x: width + 1, y: row), style: CellStyle(foreground: .ansi(3)))
    }
    return grid
  }

  func top(ofRegion index: Int) -> Int {
    regions.prefix(index).reduce(index) { $0 + $1.grid.size.height }
  }

  /// At most this many marks stand beside a row, and an id takes at most this many columns.
  private static let (mostMarks, widestID) = (4, 40)

  /// What stands beside a row, by row; each mark once a row, with `…` where there are more.
  var marks: [Int: String] {
    var marks: [Int: [String]] = [:]
    for (index, region) in regions.enumerated() {
      for text in region.texts {
        guard let mark = mark(of: text) else { continue }
        let row = top(ofRegion: index) + max(0, text.frame.minY)
        let earlier = marks[row] ?? []
        guard earlier.count <= Self.mostMarks, !earlier.contains(mark) else { continue }
        marks[row, default: []].append(earlier.count < Self.mostMarks ? mark : "…")
      }
      for picture in region.pictures where picture.origin == .default {
        let row = top(ofRegion: index) + max(0, picture.frame.minY)
        let mark = originMark
        if marks[row]?.contains(mark) != true { marks[row, default: []].append(mark) }
      }
    }
    return marks.mapValues { $0.joined(separator: " ") }
  }

  /// What stands beside what comes from the default.
  private var originMark: String {
    "◂" + (preview.localization.defaultID?.rawValue ?? "?").truncated(toWidth: Self.widestID)
  }

  private func mark(of text: PlacedText) -> String? {
    let id = (text.stringID ?? "?").truncated(toWidth: Self.widestID)
    switch text.fate {
    case .shown: return text.origin == .default ? originMark : nil
    case .empty: return "◂empty: \(id)"
    case .missing: return "◂nowhere: \(id)"
    case .unresolvedTag(let tag): return "◂no {\(tag.truncated(toWidth: Self.widestID))}: \(id)"
    case .setByScript: return "◂set by a script"
    case .awaitingProduct: return "◂not loaded"
    case .transparent: return nil
    }
  }
}
