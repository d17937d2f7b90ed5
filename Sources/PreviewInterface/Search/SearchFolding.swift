/// Turns texts into what is compared when they are searched.
///
/// Case does not count unless asked for. Diacritics of alphabets do not count, nor whether a letter is stored
/// whole or in parts: é and e with an accent are e, أ is ا, ё is е. Where a mark makes another letter it
/// counts: vowels of Thai and Devanagari; the voicing of kana, of which か is then a part of が; Hangul is
/// compared letter by letter, so that a syllable is found while it is typed. Spaces of all kinds are one, as
/// are straight and curly quotes; what is invisible does not count.
struct SearchFolding {
  /// Whether capital letters differ from small ones.
  let keepsCase: Bool

  /// The letters that were met which are more than a look at their number tells, by scalar.
  private var known: [UInt32: [UInt32]] = [:]

  /// Letters without a diacritic by their name, of the alphabets whose letters have names.
  private var named: [String: UInt32] = [:]

  /// Starts without knowing a letter.
  init(keepsCase: Bool = false) {
    self.keepsCase = keepsCase
  }

  /// Appends what is compared of a text; with `sources`, the place of the scalar that each comes of.
  mutating func append(_ text: String, to folded: inout [UInt32], sources: inout [Int]) {
    for (index, scalar) in text.unicodeScalars.enumerated() {
      let before = folded.count
      append(scalar, to: &folded)
      for _ in before..<folded.count { sources.append(index) }
    }
  }

  /// Appends what is compared of a text.
  mutating func append(_ text: String, to folded: inout [UInt32]) {
    for scalar in text.unicodeScalars { append(scalar, to: &folded) }
  }

  private mutating func append(_ scalar: Unicode.Scalar, to folded: inout [UInt32]) {
    let value = scalar.value
    switch value {
    case 0x61...0x7A, 0x20, 0x21...0x40, 0x5B...0x60, 0x7B...0x7E: folded.append(value)
    case 0x41...0x5A: folded.append(keepsCase ? value : value + 0x20)
    case 0x3400...0x9FFF: folded.append(value)
    default:
      if let letters = known[value] {
        folded.append(contentsOf: letters)
        return
      }
      let letters = letters(of: scalar)
      known[value] = letters
      folded.append(contentsOf: letters)
    }
  }

  /// What is compared of a scalar; nothing of one that does not count.
  private mutating func letters(of scalar: Unicode.Scalar) -> [UInt32] {
    if scalar.isSpaceOrControl { return [0x20] }
    if scalar.properties.isDefaultIgnorableCodePoint || scalar.isDiacritic { return [] }
    switch scalar.value {
    case 0x2018, 0x2019: return [0x27]
    case 0x201C, 0x201D: return [0x22]
    case 0x2010...0x2015: return [0x2D]
    // Full-width forms of ASCII.
    case 0xFF01...0xFF5E:
      var letters: [UInt32] = []
      if let narrow = Unicode.Scalar(scalar.value - 0xFEE0) { append(narrow, to: &letters) }
      return letters
    case 0xAC00...0xD7A3: return Self.jamo(of: scalar.value - 0xAC00)
    case 0x3041...0x30FF: return Self.kana(scalar)
    default: break
    }
    let cased = keepsCase ? scalar : scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
    return [base(of: cased)]
  }

  /// The letters of a syllable of Hangul, by its place among them; from Unicode, chapter 3.12.
  private static func jamo(of syllable: UInt32) -> [UInt32] {
    let (lead, vowel, tail) = (syllable / 588, syllable % 588 / 28, syllable % 28)
    return [0x1100 + lead, 0x1161 + vowel] + (tail > 0 ? [0x11A7 + tail] : [])
  }

  /// A kana and its voicing mark apart.
  private static func kana(_ scalar: Unicode.Scalar) -> [UInt32] {
    // Katakana stand as far behind hiragana as the blocks do.
    let shift: UInt32 = scalar.value >= 0x30A1 ? 0x60 : 0
    let hiragana = scalar.value - shift
    if voiced.contains(hiragana) { return [scalar.value - 1, 0x3099] }
    if halfVoiced.contains(hiragana) { return [scalar.value - 2, 0x309A] }
    return hiragana == 0x3094 ? [0x3046 + shift, 0x3099] : [scalar.value]
  }

  private static let voiced = Set("がぎぐげござじずぜぞだぢづでどばびぶべぼ".unicodeScalars.map(\.value))
  private static let halfVoiced = Set("ぱぴぷぺぽ".unicodeScalars.map(\.value))

  // MARK: - Diacritics

  /// The letter without its diacritic; the letter itself where it has none.
  ///
  /// Unicode names a letter with a diacritic by the letter: LATIN SMALL LETTER E WITH ACUTE. So the names
  /// are the strings, of strokes and hooks as well, which no decomposition has.
  private mutating func base(of scalar: Unicode.Scalar) -> UInt32 {
    if let letter = Self.unnamed[scalar] { return letter.value }
    guard scalar.value < 0x2000, let name = scalar.properties.name, let end = name.firstRange(of: " WITH ")
    else {
      return scalar.value
    }
    let plain = name[..<end.lowerBound]
    if let letter = plain.last, plain.hasPrefix("LATIN "), plain.dropLast().last == " " {
      let isCapital = plain.contains(" CAPITAL ")
      return UInt32((isCapital ? letter : Character(letter.lowercased())).asciiValue ?? 0)
    }
    if named.isEmpty { named = Self.namedLetters() }
    return named[String(plain)] ?? scalar.value
  }

  /// The letters of Greek, Cyrillic and Arabic by their names.
  private static func namedLetters() -> [String: UInt32] {
    let values = [0x391...0x3C9, 0x410...0x45F, 0x621...0x6D5] as [ClosedRange<UInt32>]
    let letters = values.joined().compactMap { Unicode.Scalar($0) }
    return Dictionary(letters.compactMap { letter in letter.properties.name.map { ($0, letter.value) } }) {
      first,
      _ in first
    }
  }

  /// Letters with a diacritic whose names do not tell, with the letters without.
  private static let unnamed: [Unicode.Scalar: Unicode.Scalar] = [
    "й": "и", "ё": "е", "ї": "і", "ў": "у", "ѓ": "г", "ќ": "к", "Й": "И", "Ё": "Е", "Ї": "І", "Ў": "У",
    "Ѓ": "Г", "Ќ": "К", "ı": "i", "ς": "σ",
  ]
}

extension Unicode.Scalar {
  fileprivate var isSpaceOrControl: Bool {
    properties.isWhitespace || value < 0x20
  }

  /// Whether it is a mark on a letter of an alphabet, which does not make another letter of it.
  fileprivate var isDiacritic: Bool {
    switch value {
    case 0x300...0x36F, 0x483...0x489, 0x591...0x5C7, 0x610...0x61A, 0x640, 0x64B...0x65F, 0x670,
      0x6D6...0x6ED,
      0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF:
      value == 0x640 || properties.generalCategory == .nonspacingMark
        || properties.generalCategory == .enclosingMark
    default: false
    }
  }
}
