extension Element {
  /// Some elements and all that is inside them, hidden ones too, in the order of the file.
  ///
  /// A template follows the first element that draws it, and comes once however often it is drawn.
  package static func walk(_ roots: [Element], templates: [String: Element]) -> [Element] {
    var found: [Element] = []
    var waiting = Array(roots.reversed())
    var seen: Set<String> = []
    while let element = waiting.popLast() {
      found.append(element)
      if case .template(let use) = element.kind, seen.insert(use.name).inserted,
        let template = templates[use.name]
      {
        waiting.append(template)
      }
      waiting += element.children.reversed()
    }
    return found
  }
}
