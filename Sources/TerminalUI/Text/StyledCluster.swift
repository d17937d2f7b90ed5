/// A grapheme cluster with its style and width.
struct StyledCluster: Sendable {
  let character: Character
  let style: CellStyle
  let width: Int

  init(_ character: Character, style: CellStyle) {
    self.character = character == "\t" ? " " : character
    self.style = style
    width = self.character.cellWidth
  }

  /// The clusters of a text; one that begins in a run and ends in the next has the style of the first.
  static func clusters(of runs: [StyledRun]) -> [StyledCluster] {
    let text = runs.map(\.text).joined()
    var clusters: [StyledCluster] = []
    var runIndex = 0
    var runEnd = runs.first?.text.utf8.count ?? 0
    var offset = 0
    for character in text {
      while offset >= runEnd, runIndex + 1 < runs.count {
        runIndex += 1
        runEnd += runs[runIndex].text.utf8.count
      }
      clusters.append(StyledCluster(character, style: runs[runIndex].style))
      offset += character.utf8.count
    }
    return clusters
  }
}
