/// What the program is told by whoever started it.
public struct ProcessContext: Sendable {
  /// The arguments after the program's name.
  public let arguments: [String]

  /// The environment.
  public let environment: [String: String]

  /// Whether standard output is a terminal.
  public let isOutputTerminal: Bool

  /// Creates a context.
  public init(arguments: [String], environment: [String: String], isOutputTerminal: Bool) {
    self.arguments = arguments
    self.environment = environment
    self.isOutputTerminal = isOutputTerminal
  }

  /// Whether colors are wanted when nobody says.
  ///
  /// Documented: no-color.org; the variable counts when it is not empty.
  var allowsColor: Bool {
    isOutputTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }
}
