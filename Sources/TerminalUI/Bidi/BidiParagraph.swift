internal import CFriBidi

/// A paragraph with what the Unicode bidirectional algorithm (UAX #9) says of it.
///
/// The directions are found for the whole paragraph, before it is broken; its lines are reordered one by one.
/// FriBidi does both, and also puts Arabic letters into the forms in which they join.
struct BidiParagraph {
  /// The scalars in logical order, letters shaped and brackets mirrored; as many as were given.
  let shaped: [Unicode.Scalar]

  /// The scalars as they were given.
  let scalars: [Unicode.Scalar]

  private let characterTypes: [FriBidiCharType]
  private let levels: [FriBidiLevel]
  private let base: FriBidiParType

  /// Finds the direction of every scalar; nil when FriBidi has no memory left, or cannot count that far.
  init?(_ scalars: [Unicode.Scalar], base direction: BaseDirection) {
    guard let count = FriBidiStrIndex(exactly: scalars.count) else { return nil }
    self.scalars = scalars
    var text = scalars.map(\.value)
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_ON, count: text.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: text.count)
    var levels = [FriBidiLevel](repeating: 0, count: text.count)
    var joining = [FriBidiJoiningType](repeating: 0, count: text.count)
    var base = direction.paragraphType
    fribidi_get_bidi_types(text, count, &types)
    fribidi_get_bracket_types(text, count, types, &brackets)
    guard fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels) > 0 || text.isEmpty
    else { return nil }
    fribidi_get_joining_types(text, count, &joining)
    fribidi_join_arabic(types, count, levels, &joining)
    // No ligatures: lam-alef stays two letters in two cells.
    let shaping = FriBidiFlags(FRIBIDI_FLAG_SHAPE_MIRRORING | FRIBIDI_FLAG_SHAPE_ARAB_PRES)
    fribidi_shape(shaping, levels, count, &joining, &text)
    shaped = zip(text, scalars).map { Unicode.Scalar($0) ?? $1 }
    characterTypes = types
    self.levels = levels
    self.base = base
  }

  /// The level of every scalar of a line and their places in visual order, from left to right.
  ///
  /// Both follow the rules that need to know where lines end (L1, L2); places are counted from the line's first
  /// scalar. Nil when the range is not one of the paragraph.
  func line(_ range: Range<Int>) -> (levels: [Int], order: [Int])? {
    guard range.lowerBound >= 0, range.upperBound <= scalars.count else { return nil }
    guard !range.isEmpty else { return ([], []) }
    // Of a long paragraph only the line is copied, so that all lines together take linear time.
    let types = Array(characterTypes[range])
    var levels = Array(levels[range])
    var order = (0..<range.count).map(FriBidiStrIndex.init)
    let count = FriBidiStrIndex(range.count)
    guard fribidi_reorder_line(0, types, count, 0, base, &levels, nil, &order) > 0 else { return nil }
    return (levels.map(Int.init), order.map(Int.init))
  }
}

extension BaseDirection {
  fileprivate var paragraphType: FriBidiParType {
    switch self {
    case .leftToRight: FRIBIDI_PAR_LTR
    case .rightToLeft: FRIBIDI_PAR_RTL
    case .firstStrong: FRIBIDI_PAR_ON
    }
  }
}
