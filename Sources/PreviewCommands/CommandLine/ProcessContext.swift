import TerminalUI

/// What the program is told by whoever started it.
package struct ProcessContext: Sendable {
  /// The arguments after the program's name.
  package let arguments: [String]

  /// The environment.
  package let environment: [String: String]

  /// Whether standard output is a terminal.
  package let isOutputTerminal: Bool

  /// Creates a context.
  package init(arguments: [String], environment: [String: String], isOutputTerminal: Bool) {
    self.arguments = arguments
    self.environment = environment
    self.isOutputTerminal = isOutputTerminal
  }

  /// The colors of a report; none is no color.
  ///
  /// Documented: no-color.org; `NO_COLOR` counts when it is not empty.
  func colorDepth(_ color: Options.Color) -> ColorDepth {
    switch color {
    case .never: .none
    case .always: max(terminalDepth, .sixteen)
    case .auto: isColorWanted && isOutputTerminal ? terminalDepth : .none
    case .sixteen: isColorWanted ? .sixteen : .none
    case .palette: isColorWanted ? .palette : .none
    case .trueColor: isColorWanted ? .trueColor : .none
    }
  }

  /// The most colors of the screen; how many it has, the terminal database says.
  func screenDepth(_ color: Options.Color) -> ColorDepth {
    switch color {
    case .always: .trueColor
    case .auto: isColorWanted ? .trueColor : .none
    case .never, .sixteen, .palette, .trueColor: colorDepth(color)
    }
  }

  /// Whether the terminal takes colors by their components; few terminal types say so in the database.
  func hasTrueColor(_ color: Options.Color) -> Bool {
    color == .trueColor || terminalDepth == .trueColor
  }

  private var isColorWanted: Bool {
    (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// The colors that the terminal has, as far as its environment tells.
  ///
  /// Inferred: terminals set `COLORTERM` by custom; there is no standard.
  private var terminalDepth: ColorDepth {
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]) { return .trueColor }
    let type = environment["TERM"] ?? ""
    if type.hasSuffix("-direct") { return .trueColor }
    return type.contains("256color") ? .palette : .sixteen
  }
}
