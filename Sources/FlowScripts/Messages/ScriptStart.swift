public import FlowDocuments

/// A script and the world that it finds itself in.
public struct ScriptStart: Hashable, Sendable {
  /// The script.
  public let script: String

  /// The members of `SDKEnv`.
  public let environment: JSONValue

  /// The members of `SDKProducts`; nil where the flow sells nothing, so that the name does not exist.
  public let products: JSONValue?

  /// The locale that is meant where the script formats something and names none.
  public let locale: String

  /// Creates a start.
  public init(script: String, environment: JSONValue, products: JSONValue?, locale: String) {
    self.script = script
    self.environment = environment
    self.products = products
    self.locale = locale
  }
}
