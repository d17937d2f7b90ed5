import Testing
import TerminalUI

@testable import CursesTerminal

/// ncurses and signal handlers are one for the process, so what uses them runs one after the other.
@Suite("A real terminal", .serialized, .timeLimit(.minutes(1)))
enum RealTerminal {}

/// A frame with a text on each row.
func frame(_ lines: String..., size: CellSize = CellSize(width: 80, height: 24)) -> CellGrid {
  frame(lines, size: size)
}

/// A frame with a text on each row.
func frame(_ lines: [String], size: CellSize = CellSize(width: 80, height: 24)) -> CellGrid {
  var grid = CellGrid(size: size)
  for (y, line) in lines.enumerated() { grid.write(line, at: CellPoint(x: 0, y: y)) }
  return grid
}

extension CursesScreen {
  /// The screen of a test.
  init(
    on terminal: borrowing TerminalPair,
    type: String = "xterm-256color",
    colors: ColorDepth = .trueColor,
    hasTrueColor: Bool = false,
    onlyASCII: Bool = false
  ) throws(TerminalError) {
    try self.init(
      input: terminal.descriptor,
      output: terminal.descriptor,
      terminalType: type,
      colors: colors,
      hasTrueColor: hasTrueColor,
      onlyASCII: onlyASCII
    )
  }
}
