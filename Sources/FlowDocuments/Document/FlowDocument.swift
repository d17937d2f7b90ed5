/// One input, decoded: what the file says, and nothing that it does not say.
///
/// Only what the chooser needs is decoded here. A view is decoded when it is chosen, since a fallback
/// file of a real app holds megabytes of views of which one is looked at.
package struct FlowDocument: Sendable {
  /// The name to show for the input: a path, or `-` for standard input.
  package let name: String

  /// The kind of file, told from what is in it.
  package let format: DocumentFormat

  /// Its placements in file order; a bare view is the only variation of one placement.
  package let placements: [Placement]

  /// What is worth telling about the file as a whole.
  package let diagnostics: [Diagnostic]

  /// Creates a document from its parts.
  package init(
    name: String,
    format: DocumentFormat,
    placements: [Placement],
    diagnostics: [Diagnostic]
  ) {
    self.name = name
    self.format = format
    self.placements = placements
    self.diagnostics = diagnostics
  }
}
