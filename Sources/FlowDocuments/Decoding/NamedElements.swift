/// The elements of a 4.x view that carry an `element_id`, for `reference` to draw again.
final class NamedElements {
  private(set) var elements: [String: Element] = [:]

  /// Files an element; false when the id is taken, and the first keeps it.
  func add(_ element: Element, named name: String) -> Bool {
    guard elements[name] == nil else { return false }
    elements[name] = element
    return true
  }
}
