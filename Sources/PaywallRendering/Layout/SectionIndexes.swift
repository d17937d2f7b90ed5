import FlowDocuments

/// Which of its contents each section shows: the chosen one, else the one that the file starts with.
///
/// Sections, buttons and switches ask here, so that they agree. From code: sections of one id share their
/// index.
struct SectionIndexes {
  private let chosen: [String: Int]
  private var starts: [String: Int] = [:]

  init(_ screen: LocalizedScreen, state: FlowState) {
    chosen = state.sectionIndexes
    for root in screen.screen.roots { collectStarts(root) }
    for (_, template) in screen.templates.sorted(by: { $0.key < $1.key }) { collectStarts(template) }
  }

  /// The index for a section's id (4.x) or variable (5.x); 0 where nothing else is said.
  subscript(id: String) -> Int {
    chosen[id] ?? starts[id] ?? 0
  }

  private mutating func collectStarts(_ element: Element) {
    if case .section(let section) = element.kind, let id = section.id, starts[id] == nil {
      starts[id] = section.startIndex
    }
    for child in element.children { collectStarts(child) }
  }
}
