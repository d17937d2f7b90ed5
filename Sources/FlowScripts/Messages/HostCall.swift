public import FlowDocuments

/// A call of a function of `SDK` by the script.
public struct HostCall: Hashable, Sendable {
  /// The name of the function.
  public let name: String

  /// Its argument without functions; null when there was none.
  public let argument: JSONValue

  /// The function that it is to call back; nil when there was none.
  public let callback: Int?

  /// Creates a call.
  public init(name: String, argument: JSONValue = .null, callback: Int? = nil) {
    self.name = name
    self.argument = argument
    self.callback = callback
  }
}
