import FlowDocuments

extension ElementLayout {
  /// Notes the texts of a section that another index of it would show.
  mutating func reportHiddenContents(of section: SectionElement, besides index: Int?, _ element: Element) {
    var ids: [String] = []
    for (place, content) in section.contents.enumerated() where place != index {
      ids += content.shownStringIDs
    }
    let name = (section.id ?? section.binding?.path).map { " “\($0)”" } ?? ""
    let shown = index.map { "its content \($0)" } ?? "nothing"
    reportHidden(ids, "the section\(name) shows \(shown)", element)
  }

  /// Notes strings that are not seen now, after what is.
  mutating func reportHidden(_ ids: [String], _ shown: String, _ element: Element) {
    guard !ids.isEmpty else { return }
    let named = ids.prefix(Self.namedIDs).map { "“\($0)”" }.joined(separator: ", ")
    let others = ids.count > Self.namedIDs ? " and \(ids.count - Self.namedIDs) more" : ""
    report(.hiddenContent, .note, "\(shown); others hold \(named)\(others)", element)
  }

  /// How many ids a finding names.
  private static let namedIDs = 3
}

extension Element {
  /// The ids of the strings that it and what is in it show, in order, each once; templates are not followed.
  var shownStringIDs: [String] {
    var ids: [String] = []
    var seen: Set<String> = []
    collectStringIDs(&ids, &seen)
    return ids
  }

  private func collectStringIDs(_ ids: inout [String], _ seen: inout Set<String>) {
    for id in ownStringIDs where seen.insert(id).inserted { ids.append(id) }
    for child in children { child.collectStringIDs(&ids, &seen) }
  }

  private var ownStringIDs: [String] {
    switch kind {
    case .text(let text): text.source.firstID.map { [$0] } ?? []
    case .textField(let field): field.placeholder?.source.firstID.map { [$0] } ?? []
    case .formattedText(let text): text.entries.map(\.stringID)
    case .wheel(let wheel): wheel.items.map(\.stringID)
    default: []
    }
  }
}

extension StringReference {
  /// The id to name it by; nil when a script or a selection decides.
  fileprivate var firstID: String? {
    switch self {
    case .id(let id, _): id
    case .product(.id(let id), let suffix): ProductStringID.candidates(product: id, suffix: suffix).first
    case .product, .binding: nil
    }
  }
}
