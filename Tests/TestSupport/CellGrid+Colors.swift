package import TerminalUI

extension CellGrid {
  /// The grounds of the cells: a letter for each colour of a legend, `·` for the terminal's own, `?` for any
  /// other; a line for each row.
  package func grounds(_ legend: [CellColor: Character]) -> String {
    letters(legend) { $0.style.background }
  }

  /// The colours of what stands in the cells; blanks stay blank, rows end at their last letter.
  package func inks(_ legend: [CellColor: Character]) -> String {
    letters(legend) { $0.content == .narrow(" ") ? nil : $0.style.foreground }
  }

  private func letters(_ legend: [CellColor: Character], of color: (Cell) -> CellColor?) -> String {
    (0..<size.height).map { y in
      var row = (0..<size.width).map { x -> Character in
        guard let color = color(self[x, y]) else { return " " }
        return legend[color] ?? (color == .terminalDefault ? "·" : "?")
      }
      while row.last == " " { row.removeLast() }
      return String(row)
    }.joined(separator: "\n")
  }
}
