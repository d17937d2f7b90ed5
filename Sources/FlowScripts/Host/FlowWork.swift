import FlowDocuments

/// Something that the host still has to do; one after the other, in order.
enum FlowWork: Hashable, Sendable {
  /// Run the script.
  case start
  /// Define the products as the store has them.
  case setProducts
  /// Tell the script about an event.
  case event(name: String, [JSONObject.Member])
  /// Do what an element or a screen asks for, on the screen that it stands on, with what it adds.
  case actions([FlowAction], ScreenInstance, added: [JSONObject.Member])
  /// Do what the script has asked for.
  case calls([HostCall])
  /// Call a function that the script has handed over.
  case answer(callback: Int, JSONValue)
  /// Set a variable that a person has changed.
  case write(ScriptWrite)
  /// Find the line of a function that had to be stopped.
  case locate(path: String)
  /// Find out which of these are functions.
  case findFunctions([String])
  /// Read what the open screens show.
  case read
}
