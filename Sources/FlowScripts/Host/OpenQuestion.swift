import FlowDocuments

/// A question with what its answer leads to.
struct OpenQuestion: Hashable, Sendable {
  let question: FlowQuestion

  /// The function that is told the answer, as a handle.
  let callback: Int?

  /// The arguments for the app's own handler of a permission.
  var customArguments: JSONValue?
}
