import TerminalUI

@testable import PreviewInterface

extension Key {
  /// Its name in the help.
  var helpName: String { label }
}
