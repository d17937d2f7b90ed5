/// Where a path into the flow's script starts.
package enum ScriptScope: String, Sendable {
  /// The object that the screen was opened with; the global object when it was opened with none.
  case screen
  /// The global object of the script.
  case global
}
