package import TerminalUI

/// The keys of what had the focus, from the table of bindings.
package struct HelpOverlay: Overlay {
  /// What had the focus.
  let subject: KeyContext

  /// How far it is scrolled.
  private(set) var scroll = ScrollOffset()

  /// Tells the keys of a context.
  init(_ subject: KeyContext) {
    self.subject = subject
  }

  /// Keys mean here what they mean in the help.
  package var context: KeyContext { .help }

  /// Scrolls.
  package func move(
    _ move: ScrollingSelection.Move,
    in state: inout AppState,
    seeing shown: Presentation
  ) {
    var help = self
    let height = OverlayArea(size: state.size).inside.size.height
    help.scroll.move(move, count: Self.lines(for: subject).count, height: height)
    state.overlay = help
  }

  /// Draws the help.
  package func draw(_ shown: Presentation, on grid: inout CellGrid) {
    let area = OverlayArea(size: shown.state.size)
    area.drawFrame("Keys · \(subject.title)", on: &grid)
    let lines = Self.lines(for: subject)
    let seen = lines.dropFirst(scroll.rows).prefix(area.inside.size.height)
    for (row, line) in seen.enumerated() { grid.write(line, row: row, in: area.inside) }
    let below = lines.count - scroll.rows - seen.count
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
