extension Character {
  /// The cells that the grapheme cluster takes: its drawable form, a continuation after each wide part.
  ///
  /// This is the one place that decides what a cluster looks like on a terminal, and so how wide it is.
  /// ncurses, the C library and the terminals agree about the width of one spacing scalar with up to four
  /// marks; a cell holds no more than that. Where they disagree about a longer cluster, it is simplified:
  ///
  /// - Of an emoji joined from several (`👨‍👩‍👧`) the first is drawn; skin tones and variation selectors are
  ///   dropped.
  /// - A flag is drawn as the two letters of its region.
  /// - A consonant with spacing vowel signs (Devanagari, Tamil, Khmer, Thai `ำ`) takes a cell for each
  ///   spacing part, so that no letter is lost.
  /// - Hangul written in parts is composed; marks beyond four are dropped.
  /// - A mark without a base gets `◌` as its base.
  /// - Controls and invisible characters are treated as `Unicode.Scalar.drawable` says; a cluster of
  ///   nothing else takes no cell at all.
  package var cells: [Cell.Content] {
    switch singleCell {
    case .narrow(let cluster)?: [.narrow(cluster)]
    case .wide(let cluster)?: [.wide(cluster), .continuation]
    case .continuation?, nil: cellsOfParts
    }
  }

  /// The cells of a cluster that has to be looked at closely.
  var cellsOfParts: [Cell.Content] {
    var cells: [Cell.Content] = []
    for part in drawableParts {
      if part.unicodeScalars.first?.cellWidth == 2 {
        cells.append(.wide(CellCluster(part)))
        cells.append(.continuation)
      } else {
        cells.append(.narrow(CellCluster(part)))
      }
    }
    return cells
  }

  /// The columns that the cluster takes on a terminal: 0 when nothing of it is drawn.
  package var cellWidth: Int {
    switch singleCell {
    case .narrow?: return 1
    case .wide?: return 2
    case .continuation?, nil: break
    }
    return drawableParts.reduce(0) { $0 + ($1.unicodeScalars.first?.cellWidth ?? 0) }
  }

  /// The cluster cut into what single cells, or pairs of cells, can hold: a base and its marks.
  var drawableParts: [Character] {
    let scalars = Array(unicodeScalars)
    if scalars.count == 1, let scalar = scalars[0].drawable, scalar.cellWidth > 0 {
      return [Character(scalar)]
    }
    var parts: [String.UnicodeScalarView] = []
    for scalar in Character.simplified(scalars) {
      if scalar.cellWidth > 0 {
        parts.append(String.UnicodeScalarView([scalar]))
      } else if parts.isEmpty {
        parts.append(String.UnicodeScalarView(["◌", scalar]))
      } else if parts[parts.count - 1].count < CellCluster.mostScalars {
        parts[parts.count - 1].append(scalar)
      }
    }
    // What does not join its base, as a vowel of Hangul does not join `◌`, is left out.
    return parts.compactMap { String($0).first }
  }

  /// The scalars of a cluster without those that terminals disagree about.
  private static func simplified(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    if let first = scalars.first, let letter = first.flagLetter {
      return [letter] + scalars.dropFirst().compactMap(\.flagLetter)
    }
    let isEmoji = scalars.first.map { $0.value > 0x7F && $0.properties.isEmoji } ?? false
    let chain = isEmoji ? scalars.prefix { $0 != "\u{200D}" } : scalars[...]
    let kept = chain.enumerated().filter { $0.offset == 0 || !$0.element.properties.isEmojiModifier }
    return HangulSyllable.composed(kept.compactMap(\.element.drawable))
  }
}
