/// The elements of a view by the places where they stand in the file.
///
/// Templates are in it by themselves, not at the places where they are drawn.
package struct ElementIndex: Sendable {
  private let byPointer: [JSONPointer: Element]

  /// No elements.
  init() {
    byPointer = [:]
  }

  /// Walks all elements of a view once.
  init(_ view: FlowView) {
    var waiting: [Element] = view.screens.flatMap(\.roots) + view.navigators.compactMap(\.content)
    waiting += view.templates.values
    var byPointer: [JSONPointer: Element] = [:]
    while let element = waiting.popLast() {
      byPointer[element.pointer] = element
      waiting += element.children
    }
    self.byPointer = byPointer
  }

  /// The element at a place of the file; nil where none stands.
  package subscript(pointer: JSONPointer) -> Element? { byPointer[pointer] }
}
