import FlowDocuments

/// Where an element stands, as far as that decides what of it is seen.
package struct VisiblePlace: Sendable {
  /// The points that are offered from side to side.
  var availableWidth: Double

  /// How many elements are around it.
  var depth = 0

  /// How much can be seen, from 1 for all to 0.
  var opacity = 1.0

  /// Whether it takes anything that a person does.
  package internal(set) var isEnabled = true

  /// The uses of templates around it, the innermost last: one inside itself ends, and the last one fills slots.
  var openTemplates: [TemplateElement] = []
}
