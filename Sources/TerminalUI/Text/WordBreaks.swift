/// The break opportunities of text that is broken after spaces and hyphens only.
///
/// Nearly every text of a European language is of this kind, and so are Arabic and Hebrew: asking ICU about
/// it would tell nothing new.
enum WordBreaks {
  /// For each cluster, whether a line may begin with it, by UAX #14; nil when the text has something in it
  /// that takes more than a look at its neighbour.
  static func opportunities(in clusters: [MeasuredCluster]) -> [Bool]? {
    var result: [Bool] = []
    result.reserveCapacity(clusters.count)
    var before = Kind.start
    for cluster in clusters {
      guard let scalar = cluster.scalar, let kind = Kind(scalar, after: before),
        let mayStart = kind.mayStartLine(after: before)
      else {
        return nil
      }
      result.append(mayStart)
      before = kind
    }
    return result
  }

  /// For each cluster, whether a space stands before it and not after.
  static func afterSpaces(in clusters: [MeasuredCluster]) -> [Bool] {
    clusters.indices.map { index in
      index > 0 && clusters[index - 1].scalar == " " && clusters[index].scalar != " "
    }
  }

  /// A few of the classes of UAX #14, those between which the rules are simple.
  private enum Kind {
    /// The start of the text, or a newline.
    case start
    /// SP.
    case space
    /// SP after a quotation mark, behind which no bracket begins a line.
    case quotedSpace
    /// AL: letters, and signs that are like them.
    case letter
    /// HL: Hebrew letters, beside which a hyphen is another.
    case hebrew
    /// NU: digits.
    case digit
    /// IS: a stop, which begins no line.
    case stop
    /// EX: an exclamation mark, which begins no line, even after a space.
    case exclamation
    /// QU: a quotation mark that is the same before and after a word.
    case quote
    /// OP: a bracket that opens.
    case opening
    /// CP: a bracket that closes, which begins no line, even after a space.
    case closing
    /// HY inside a word, which ends a part of it.
    case hyphen
    /// HY at the start of a word, which stays with it.
    case leadingHyphen
    /// IN: an ellipsis, which begins no line.
    case ellipsis

    init?(_ scalar: Unicode.Scalar, after before: Kind) {
      switch scalar.value {
      case 0x20: self = before == .quote || before == .quotedSpace ? .quotedSpace : .space
      case 0x41...0x5A, 0x61...0x7A: self = .letter
      case 0x23, 0x26, 0x2A, 0x3C...0x3E, 0x40, 0x5E...0x60, 0x7E: self = .letter
      case 0x30...0x39: self = .digit
      case 0x2C, 0x2E, 0x3A, 0x3B: self = .stop
      case 0x21, 0x3F: self = .exclamation
      case 0x27, 0x22, 0x2018, 0x2019, 0x201C, 0x201D: self = .quote
      case 0x28: self = .opening
      case 0x29: self = .closing
      case 0x2D: self = before.isBreak ? .leadingHyphen : .hyphen
      case 0x2026: self = .ellipsis
      case 0x0A: self = .start
      case 0xC0...0x24F, 0x388...0x3FF, 0x400...0x482, 0x48A...0x52F: self = .letter
      case 0x620...0x64A: self = .letter
      case 0x5D0...0x5EA: self = .hebrew
      // Signs that this program writes: a middle dot, arrows, marks.
      case 0xB7, 0x2190, 0x2192, 0x2260, 0x25B8, 0x25C2, 0x2713, 0x2717: self = .letter
      default: return nil
      }
    }

    /// Whether what comes next begins a word.
    private var isBreak: Bool { self == .start || self == .space || self == .quotedSpace }

    /// Nil where the rules take a longer look.
    func mayStartLine(after before: Kind) -> Bool? {
      switch (before, self) {
      // What may come after a bracket that opens, or be a number that begins with a stop.
      case (.opening, .space), (.space, .stop), (.quotedSpace, .stop): nil
      case (_, .space), (_, .quotedSpace), (_, .stop), (_, .exclamation), (_, .closing), (_, .start): false
      case (.start, _), (.opening, _), (.quote, _): false
      case (.quotedSpace, .opening): nil
      case (.space, _), (.quotedSpace, _): true
      case (_, .quote), (_, .ellipsis): false
      case (.hebrew, .hyphen), (.hyphen, .hebrew), (.leadingHyphen, .hebrew): nil
      case (.exclamation, .letter), (.exclamation, .digit), (.exclamation, .hebrew): true
      case (.ellipsis, .letter), (.ellipsis, .digit), (.ellipsis, .hebrew): true
      case (.hyphen, .letter): true
      case (_, .letter), (_, .digit), (_, .hebrew): false
      case (.letter, .opening), (.digit, .opening), (.hebrew, .opening): false
      case (_, .opening): nil
      case (.hyphen, _), (.leadingHyphen, _): nil
      case (_, .hyphen), (_, .leadingHyphen): false
      }
    }
  }
}
