/// Something that went wrong while a script ran.
package struct ScriptProblem: Hashable, Sendable {
  /// What kind of thing it was.
  package enum Kind: String, CaseIterable, Sendable {
    /// Something was thrown and not caught.
    case exception
    /// It was stopped, since it went on and on.
    case time
    /// It was stopped, since it took more and more memory.
    case memory
    /// It called the host more often than anything sensible does; the rest of the calls was left out.
    case calls
  }

  /// What kind of thing it was.
  package let kind: Kind

  /// What the engine says: `Error: no plan`; empty where it says nothing.
  package let message: String

  /// The line of the script, from 1; nil where it is not known.
  package let line: Int?

  /// Creates a problem.
  package init(_ kind: Kind, message: String = "", line: Int? = nil) {
    self.kind = kind
    self.message = message
    self.line = line
  }
}
