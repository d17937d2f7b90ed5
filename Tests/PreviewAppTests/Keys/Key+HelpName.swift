import TerminalUI

@testable import PreviewApp

extension Key {
  /// Its name in the help.
  var helpName: String { label }
}
