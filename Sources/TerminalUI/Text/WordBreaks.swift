/// The break opportunities of text that is broken after spaces only.
///
/// Nearly every text of a European language is of this kind, and so are Arabic and Hebrew: asking ICU about
/// it would tell nothing new.
enum WordBreaks {
  /// For each cluster, whether a line may begin with it, by UAX #14; nil when the text has something in it
  /// that takes more than a look at its neighbour.
  static func opportunities(in clusters: [Character]) -> [Bool]? {
    var result: [Bool] = []
    result.reserveCapacity(clusters.count)
    var before = Kind.start
    for cluster in clusters {
      // A stop after a space may begin a number, as in `.99`.
      guard let kind = Kind(cluster), (before, kind) != (.space, .stop) else { return nil }
      result.append(kind.mayStartLine(after: before))
      before = kind
    }
    return result
  }

  /// For each cluster, whether a space stands before it and not after.
  static func afterSpaces(in clusters: [Character]) -> [Bool] {
    clusters.indices.map { index in
      index > 0 && clusters[index - 1] == " " && clusters[index] != " "
    }
  }

  /// A few of the classes of UAX #14, those between which the rules are simple.
  private enum Kind {
    /// The start of the text, or a newline.
    case start
    /// SP.
    case space
    /// AL, HL and NU: letters and digits.
    case letter
    /// IS: a stop, which begins no line.
    case stop
    /// EX: an exclamation mark, which begins no line, even after a space.
    case exclamation

    init?(_ cluster: Character) {
      let scalars = cluster.unicodeScalars
      guard let scalar = scalars.first, scalars.count == 1 else { return nil }
      switch scalar.value {
      case 0x20: self = .space
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: self = .letter
      case 0x2C, 0x2E, 0x3A, 0x3B: self = .stop
      case 0x21, 0x3F: self = .exclamation
      case 0x0A: self = .start
      case 0xC0...0x24F, 0x388...0x3FF, 0x400...0x482, 0x48A...0x52F: self = .letter
      case 0x5D0...0x5EA, 0x620...0x64A: self = .letter
      default: return nil
      }
    }

    func mayStartLine(after before: Kind) -> Bool {
      switch (before, self) {
      case (_, .space), (_, .stop), (_, .exclamation), (_, .start): false
      case (.space, .letter), (.exclamation, .letter): true
      case (.letter, .letter), (.stop, .letter), (.start, .letter): false
      }
    }
  }
}
