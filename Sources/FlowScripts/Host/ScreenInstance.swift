import FlowDocuments

/// A screen that a script has opened; one screen of the file can be opened any number of times.
package struct ScreenInstance: Hashable, Sendable {
  /// The id that the script gave it.
  package let id: String

  /// The id of the navigator as the script named it, whether or not there is one.
  package let navigatorID: String

  /// The id of the screen in the file.
  package let screenID: String

  /// The path of the object that its bindings and actions start from; empty for the global object.
  package let contextPath: String

  /// Creates an instance.
  package init(id: String, navigatorID: String, screenID: String, contextPath: String) {
    self.id = id
    self.navigatorID = navigatorID
    self.screenID = screenID
    self.contextPath = contextPath
  }

  /// What functions are told of it, as `_screen`.
  var json: JSONValue {
    .object([
      "instanceId": .string(id), "navigatorId": .string(navigatorID), "type": .string(screenID),
      "contextPath": .string(contextPath),
    ])
  }

  /// The path from the global object.
  ///
  /// From code: there is no way back from a screen's own object to the global one.
  func path(_ name: String, scope: ScriptScope) -> String {
    scope == .global || contextPath.isEmpty ? name : "\(contextPath).\(name)"
  }
}
