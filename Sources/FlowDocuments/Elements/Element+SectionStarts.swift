extension Element {
  /// The index that each section in some elements starts with, by section id; the first of an id counts.
  static func sectionStarts(of roots: [Element]) -> [String: Int] {
    var starts: [String: Int] = [:]
    var waiting = Array(roots.reversed())
    while let element = waiting.popLast() {
      if case .section(let section) = element.kind, let id = section.id, starts[id] == nil {
        starts[id] = section.startIndex
      }
      waiting += element.children.reversed()
    }
    return starts
  }
}
