package import FlowDocuments

/// A variable that a person has changed: a switch was turned, a text typed.
package struct ScriptWrite: Hashable, Sendable {
  /// The path of the variable from the global object.
  package let path: String

  /// The function beside the variable that takes the value; nil for `set` and its name, where there is one.
  package let setter: String?

  /// The new value.
  package let value: JSONValue

  /// The screen that it was changed on.
  package let screen: JSONValue

  /// Creates a write.
  package init(path: String, setter: String?, value: JSONValue, screen: JSONValue) {
    self.path = path
    self.setter = setter
    self.value = value
    self.screen = screen
  }
}
