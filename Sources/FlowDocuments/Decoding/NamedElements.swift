/// The elements of a 4.x view that carry an `element_id`, for `reference` to draw again.
final class NamedElements {
  private(set) var elements: [String: Element] = [:]

  /// Files an element; of two with one id the first.
  func add(_ element: Element, named name: String) {
    if elements[name] == nil { elements[name] = element }
  }
}
