package import FlowDocuments

/// A call of a function of `SDK` by the script.
package struct HostCall: Hashable, Sendable {
  /// The name of the function.
  package let name: String

  /// Its argument without functions; null when there was none.
  package let argument: JSONValue

  /// The function that it is to call back; nil when there was none.
  package let callback: Int?

  /// Creates a call.
  package init(name: String, argument: JSONValue = .null, callback: Int? = nil) {
    self.name = name
    self.argument = argument
    self.callback = callback
  }
}
