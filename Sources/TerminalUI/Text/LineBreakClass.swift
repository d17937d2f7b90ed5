/// What the built-in line breaking rule takes a cluster for.
///
/// The names follow the classes of UAX #14, fewer of them.
enum LineBreakClass: Hashable, Sendable {
  /// A space that a line may be broken after; it hangs over the end of the line.
  case space
  /// Nothing breaks on either side: no-break space, word joiner.
  case glue
  /// An invisible place to break: zero-width space.
  case zeroWidthSpace
  /// A line may be broken after it, unless a number follows.
  case hyphen
  /// An ideograph, a kana, an emoji: a line may be broken on either side.
  case ideograph
  /// Opening punctuation: never ends a line.
  case opening
  /// Closing punctuation, small kana and marks that repeat: never begins a line.
  case closing
  /// `!`, `?` and the like, which do not begin a line even after a space, as in French.
  case exclamation
  /// A vowel of Thai or Lao that is written before its consonant: a syllable begins here.
  case leadingVowel
  /// Thai or Lao otherwise.
  case thai
  /// Khmer or Burmese at the end of a syllable, which is written without spaces.
  case stacked
  /// A digit.
  case digit
  /// Anything else.
  case other

  /// The class of a cluster.
  init(_ cluster: Character) {
    guard let scalar = cluster.unicodeScalars.first else {
      self = .other
      return
    }
    switch scalar {
    // What most texts are made of comes first; the sets further down take their time.
    case "a"..."z", "A"..."Z", "\u{C0}"..."\u{24F}", "\u{370}"..."\u{52F}", "\u{620}"..."\u{64A}":
      self = .other
    case "\u{4E00}"..."\u{9FEF}": self = .ideograph
    case "ฯ", "ๆ", "ะ", "ๅ": self = .closing
    case "\u{0E40}"..."\u{0E44}", "\u{0EC0}"..."\u{0EC4}": self = .leadingVowel
    case "\u{0E01}"..."\u{0E3A}", "\u{0E45}"..."\u{0EFF}": self = .thai
    case "\u{5D0}"..."\u{5EA}", "\u{904}"..."\u{963}", "\u{966}"..."\u{DFF}": self = .other
    case " ", "\t", "\u{1680}", "\u{2000}"..."\u{2006}", "\u{2008}"..."\u{200A}", "\u{205F}", "\u{3000}":
      self = .space
    case "\u{A0}", "\u{2007}", "\u{202F}", "\u{2060}", "\u{FEFF}", "\u{2011}": self = .glue
    case "\u{200B}": self = .zeroWidthSpace
    case "-", "\u{AD}", "\u{2010}", "\u{2012}"..."\u{2014}", "/", "|": self = .hyphen
    case "0"..."9": self = .digit
    case "!", "?", "！", "？", "؟", "‼"..."⁉": self = .exclamation
    case _ where LineBreakClass.openers.contains(scalar): self = .opening
    case _ where LineBreakClass.nonstarters.contains(scalar): self = .closing
    case "\u{0E01}"..."\u{0EFF}": self = .thai
    case "\u{1000}"..."\u{109F}", "\u{1780}"..."\u{17D3}":
      self = LineBreakClass.joinsNext(cluster) ? .other : .stacked
    case "\u{1100}"..."\u{11FF}", "\u{AC00}"..."\u{D7FF}": self = .other
    default: self = EastAsianWidth.isWide(scalar) ? .ideograph : .other
    }
  }

  /// Whether a line may be broken between a cluster of this class, not a space, and one of the next.
  func allowsBreak(before next: LineBreakClass) -> Bool {
    switch (self, next) {
    case (.glue, _), (_, .glue), (_, .space): false
    case (.zeroWidthSpace, _): true
    case (_, .zeroWidthSpace), (_, .closing), (_, .exclamation), (.opening, _): false
    case (.hyphen, .other), (.hyphen, .ideograph), (.hyphen, .leadingVowel), (.hyphen, .thai): true
    case (_, .hyphen), (.hyphen, _): false
    case (.ideograph, _), (_, .ideograph): true
    case (.thai, .leadingVowel), (.stacked, .stacked): true
    case (.thai, .opening), (.stacked, .opening), (.closing, .thai), (.closing, .stacked): true
    default: false
    }
  }

  /// Whether a line may begin with a cluster of this class when a space stands before it.
  var mayFollowBreakAfterSpace: Bool {
    switch self {
    case .space, .glue, .closing, .exclamation, .zeroWidthSpace: false
    default: true
    }
  }

  /// Whether a Khmer or Burmese cluster ends with the sign that puts the next consonant below it.
  private static func joinsNext(_ cluster: Character) -> Bool {
    switch cluster.unicodeScalars.last {
    case "\u{1039}", "\u{17D2}": true
    default: false
    }
  }

  /// What must not end a line.
  private static let openers: Set<Unicode.Scalar> = Set("([{（［｛「『【〈《〔〖〘〝“‘«‹¿¡$£€¥".unicodeScalars)

  /// What must not begin a line: closing punctuation, small kana, iteration and length marks.
  private static let nonstarters: Set<Unicode.Scalar> = Set(
    (")]}）］｝」』】〉》〕〗〙〟”’»›,.;:%，．；：、。・％…‥ー々ゝゞヽヾ〻〜゠ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶㇰㇱ"
      + "،؛。、・°′″").unicodeScalars
  )
}
