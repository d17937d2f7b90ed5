/// In which order the text of a line becomes cells.
package enum TextOrder: Hashable, Sendable {
  /// As it is seen, letters in the forms in which they join: for a terminal that shows cells as they are sent.
  case visual
  /// As it is stored: for a terminal that reorders and shapes text itself, and for files and programs.
  case logical
}
