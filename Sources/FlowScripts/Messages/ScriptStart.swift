package import FlowDocuments

/// A script and the world that it finds itself in.
package struct ScriptStart: Hashable, Sendable {
  /// The script.
  package let script: String

  /// The members of `SDKEnv`.
  package let environment: JSONValue

  /// The members of `SDKProducts`; nil where the flow sells nothing, so that the name does not exist.
  package let products: JSONValue?

  /// The locale that is meant where the script formats something and names none.
  package let locale: String

  /// Creates a start.
  package init(script: String, environment: JSONValue, products: JSONValue?, locale: String) {
    self.script = script
    self.environment = environment
    self.products = products
    self.locale = locale
  }
}
