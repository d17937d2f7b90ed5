import TerminalUI

/// The keys of what has the focus, from the table of bindings.
enum HelpOverlay {
  /// Draws the help.
  static func draw(_ context: KeyContext, _ offset: ScrollOffset, _ state: AppState, on grid: inout CellGrid)
  {
    let area = OverlayArea(size: state.size)
    area.drawFrame("Keys · \(context.title)", on: &grid)
    let lines = lines(for: context)
    let shown = lines.dropFirst(offset.rows).prefix(area.inside.size.height)
    for (row, line) in shown.enumerated() { grid.write(line, row: row, in: area.inside) }
    let below = lines.count - offset.rows - shown.count
    guard below > 0 else { return }
    let note = " ↓ \(below) "
    let corner = CellPoint(x: area.inside.maxX - note.cellWidth, y: area.inside.maxY)
    grid.write(note, at: corner, style: Theme.quiet, clippedTo: area.frame)
  }

  /// One line for each binding, and what the marks mean.
  static func lines(for context: KeyContext) -> [StyledLine] {
    let bindings = KeyBindings.bindings(in: context)
    let labels = bindings.map { $0.keys.map(\.label).joined(separator: " ") }
    let width = labels.map(\.cellWidth).max() ?? 0
    let keys = zip(labels, bindings).map { label, binding in
      StyledLine(runs: [
        StyledRun(label.padded(toWidth: width + 3), style: Theme.key),
        StyledRun(binding.help, style: Theme.text),
      ])
    }
    return [StyledLine("")] + keys + [StyledLine(""), StyledLine("Marks", style: Theme.heading)] + marks
  }

  private static let marks = [
    ("=", "the code is there, character by character"),
    ("!", "silent fallback: another localization is shown, no error, no log"),
    ("~", "found only because a server folds codes"),
    ("∅", "nothing to show; beside the paywall: a text that is empty or nowhere"),
    ("◂en", "beside the paywall: this text comes from the default, en"),
    ("◂?", "beside the paywall: a tag has no value, so the text is blank on iOS"),
  ].map { mark, meaning in
    StyledLine(runs: [StyledRun(mark.padded(toWidth: 6), style: Theme.key), StyledRun(meaning)])
  }
}
