/// A cluster of a text, as a look at its first scalars finds it.
enum ScannedCluster {
  /// A lone scalar that is drawn as it is, in one cell or a pair.
  case single(Cell.Content)
  /// A cluster to be looked at closely.
  case other(Character)
}

extension StringProtocol {
  /// Calls `body` for each cluster, in order.
  ///
  /// Between two scalars of which each is a cell by itself there is always the edge of a cluster, so most
  /// texts are read scalar by scalar. Finding the edges takes several times as long.
  func forEachCluster(_ body: (ScannedCluster) -> Void) {
    let scalars = unicodeScalars
    var index = scalars.startIndex
    var content = index < scalars.endIndex ? scalars[index].singleCell : nil
    while index < scalars.endIndex {
      let next = scalars.index(after: index)
      let nextContent = next < scalars.endIndex ? scalars[next].singleCell : nil
      if let single = content, next == scalars.endIndex || nextContent != nil {
        body(.single(single))
        index = next
        content = nextContent
      } else {
        body(.other(self[index]))
        index = self.index(after: index)
        content = index < scalars.endIndex ? scalars[index].singleCell : nil
      }
    }
  }

  /// Whether it is printable ASCII throughout: a cell for each byte, each drawn as it is.
  var isPlainASCII: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    } ?? utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }
}
