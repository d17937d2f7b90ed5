extension BidiParagraph {
  /// The clusters of a line, which begins `start` scalars after the paragraph does, in visual order: as they are
  /// seen from left to right.
  ///
  /// Clusters move, and what is inside one stays as it is: marks follow their base. The columns that they take
  /// are those of the line.
  func visualClusters(of line: StyledLine, from start: Int) -> [StyledCluster] {
    let logical = StyledCluster.clusters(of: line.runs)
    // A cluster stands where its first scalar does.
    var clusters: [StyledCluster?] = []
    for cluster in logical {
      let marks = max(0, cluster.character.unicodeScalars.count - 1)
      clusters.append(shaped(cluster, at: start + clusters.count))
      clusters += Array(repeating: nil, count: marks)
    }
    guard let order = self.line(start..<start + clusters.count)?.order else { return logical }
    return order.compactMap { clusters[$0] }
  }

  /// A cluster in the forms of its letters, unless that would take other columns.
  private func shaped(_ cluster: StyledCluster, at place: Int) -> StyledCluster {
    var text = String.UnicodeScalarView()
    for (offset, scalar) in cluster.character.unicodeScalars.enumerated() {
      let index = place + offset
      // A hyphen that was put in the place of a soft one is not in the paragraph.
      let isOriginal = scalars.indices.contains(index) && scalars[index] == scalar
      text.append(isOriginal ? shaped[index] : scalar)
    }
    let characters = String(text)
    guard let character = characters.first, characters.count == 1 else { return cluster }
    let result = StyledCluster(character, style: cluster.style)
    return result.width == cluster.width ? result : cluster
  }
}
