import FlowDocuments
import LocaleMatching
import PreviewModel
import TerminalUI

extension SearchOverlay {
  /// How wide the columns are: localization, id, text, screen.
  struct Columns {
    let (code, id, text, screen): (Int, Int, Int, Int)

    init(width: Int) {
      code = min(8, max(2, width / 8))
      screen = width < 60 ? 0 : width * 14 / 100
      id = width * 24 / 100
      text = max(0, width - code - id - screen - (screen > 0 ? 6 : 4))
    }
  }

  static func line(
    _ hit: SearchHit,
    _ index: SearchIndex,
    _ session: Session,
    _ pattern: SearchPattern,
    _ columns: Columns
  ) -> StyledLine {
    let gap = StyledRun("  ")
    let screens = index.strings.screens(showing: hit.stringID)
    let screen = screens.first(where: { $0 == session.screenID }) ?? screens.first
    // Of a hit in an id the text tells what it is the id of.
    let isID = hit.localization == nil
    let text = isID ? session.preview.localization.strings[hit.stringID]?.item.value.plainText : nil
    var runs = [
      StyledRun(
        cell(hit.localization?.rawValue ?? "id", columns.code),
        style: isID ? Theme.quiet : Theme.text
      ),
      gap,
    ]
    runs +=
      isID
      ? excerpt(hit.stringID, pattern, columns.id)
      : [StyledRun(cell(hit.stringID, columns.id), style: Theme.quiet)]
    runs.append(gap)
    runs +=
      isID
      ? [StyledRun(cell(text ?? "", columns.text), style: Theme.quiet)]
      : excerpt(index.text(of: hit), pattern, columns.text)
    if columns.screen > 0 {
      runs.append(gap)
      runs.append(
        screen.map { StyledRun(cell($0, columns.screen), style: Theme.quiet) }
          ?? StyledRun(cell("no screen", columns.screen), style: Theme.warning)
      )
    }
    return StyledLine(runs: runs)
  }

  private static func cell(_ text: String, _ width: Int) -> String {
    let shown = text.truncated(toWidth: width)
    return shown.isolated + String(repeating: " ", count: max(0, width - shown.cellWidth))
  }

  /// The part of a text around the match, the match marked, in this many columns.
  private static func excerpt(_ text: String, _ pattern: SearchPattern, _ width: Int) -> [StyledRun] {
    guard let match = pattern.range(in: text) else { return [StyledRun(cell(text, width))] }
    let found = String(text[match]).drawable.truncated(toWidth: width)
    let room = width - found.cellWidth
    var before = String(text[..<match.lowerBound]).drawable
    if text.cellWidth > width, before.cellWidth > room / 2 { before = before.end(ofWidth: max(0, room / 2)) }
    let after = String(text[match.upperBound...]).truncated(toWidth: max(0, room - before.cellWidth))
    let used = before.cellWidth + found.cellWidth + after.cellWidth
    // One isolate around all three, as if it were one text.
    let isReordered = text.isolated != text
    return [
      StyledRun((isReordered ? "\u{2068}" : "") + before),
      StyledRun(found, style: Theme.match),
      StyledRun(after + (isReordered ? "\u{2069}" : "")),
      StyledRun(String(repeating: " ", count: max(0, width - used))),
    ]
  }
}

extension String {
  /// The end of the text in at most `width` columns, with `…` before it.
  fileprivate func end(ofWidth width: Int) -> String {
    guard width > 1 else { return "" }
    var columns = 1
    var start = endIndex
    while start > startIndex {
      let before = index(before: start)
      columns += self[before].cellWidth
      guard columns <= width else { break }
      start = before
    }
    return "…" + self[start...]
  }
}
