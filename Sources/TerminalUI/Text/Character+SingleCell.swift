extension Character {
  /// The one cell, or pair of cells, of a cluster that needs no second look; nil for all others.
  ///
  /// Nearly every cluster on a screen is a lone scalar of a block in which every scalar has the same width
  /// and is drawn as it is. `cells` gives the same answer for these, by looking up the properties of each,
  /// which takes a hundred times as long.
  var singleCell: Cell.Content? {
    guard let scalar = unicodeScalars.first else { return nil }
    guard utf8.count > UTF8.width(scalar) else { return scalar.singleCell }
    // A letter with marks that are drawn above and below it, as nearly every second letter of Thai has.
    let marks = unicodeScalars.dropFirst()
    guard marks.allSatisfy(\.isPlainMark), marks.count < CellCluster.mostScalars,
      case .narrow = scalar.singleCell
    else { return nil }
    return .narrow(CellCluster(self))
  }
}

extension Unicode.Scalar {
  /// The same for a scalar that is a cluster by itself.
  ///
  /// None of these ever joins a neighbour that is one of these too, so there is a cluster's edge between them.
  var singleCell: Cell.Content? {
    switch value {
    case 0x20...0x7E,  // ASCII
      0xA1...0xAC, 0xAE...0x2FF,  // Latin
      0x400...0x482, 0x48A...0x52F,  // Cyrillic
      0x5D0...0x5EA,  // Hebrew
      0x621...0x64A,  // Arabic
      0xE01...0xE30,  // Thai consonants
      0x2010...0x2027, 0x2030...0x205E,  // punctuation
      0x2190...0x21FF,  // arrows
      0x2500...0x25FC:  // lines, blocks, shapes
      return .narrow(CellCluster(self))
    case 0x3001...0x3029,  // CJK punctuation
      0x3041...0x3096, 0x30A1...0x30FF,  // kana
      0x4E00...0x9FEF,  // ideographs
      0xAC00...0xD7A3,  // Hangul
      0xFF01...0xFF60:  // full-width forms
      return .wide(CellCluster(self))
    default:
      return nil
    }
  }

  /// Whether it is a mark without a width of its own that is drawn as it is.
  fileprivate var isPlainMark: Bool {
    switch value {
    case 0x300...0x34E,  // Latin, Greek, Cyrillic
      0x591...0x5BD,  // Hebrew
      0x64B...0x65F,  // Arabic
      0xE31, 0xE34...0xE3A, 0xE47...0xE4E:  // Thai
      true
    default: false
    }
  }
}

extension UTF8 {
  /// The bytes that a scalar takes.
  static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x10000: 3
    default: 4
    }
  }
}
