extension FormatSpecifiers {
  /// Reads the specifiers of a text.
  ///
  /// Documented: "String Format Specifiers" of Foundation, with `%1$@` for a position and `%#@name@` for a
  /// substitution. A blank after `%` is a flag of `printf` that no translation means, so `% d` counts as a
  /// stray percent sign, and `% @`, which machine translation makes of `%@`, as damaged.
  package init(_ text: String) {
    // Most texts hold no percent sign of any kind.
    guard text.unicodeScalars.contains(where: SpecifierScanner.isPercent) else {
      (arguments, damaged, stray) = ([], [], [])
      return
    }
    var scanner = SpecifierScanner(text)
    scanner.scan()
    var seen: Set<Argument> = []
    arguments = scanner.arguments.sorted {
      ($0.position, $0.conversion) < ($1.position, $1.conversion)
    }.filter { seen.insert($0).inserted }
    damaged = scanner.damaged
    stray = scanner.stray
  }
}

/// Walks over a text from one percent sign to the next.
private struct SpecifierScanner {
  private(set) var arguments: [FormatSpecifiers.Argument] = []
  private(set) var damaged: [String] = []
  private(set) var stray: [String] = []

  private var rest: Substring.UnicodeScalarView
  private var nextPosition = 1

  init(_ text: String) {
    rest = text[...].unicodeScalars
  }

  /// The percent signs of all scripts; only the first is one to `printf`.
  static func isPercent(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "%" || scalar == "\u{66A}" || scalar == "\u{FF05}" || scalar == "\u{FE6A}"
  }

  mutating func scan() {
    while let start = rest.firstIndex(where: Self.isPercent) {
      rest = rest[start...]
      let whole = rest
      if rest.first == "%" {
        if take("%%") || takeSubstitution() || takeArgument() { continue }
      }
      rest = whole
      if let text = takeDamaged() {
        damaged.append(text)
      } else {
        rest = whole.dropFirst()
        if whole.first == "%" { stray.append(strayText(whole)) }
      }
    }
  }

  // MARK: What is read as it was meant

  /// `%#@name@`.
  private mutating func takeSubstitution() -> Bool {
    let whole = rest
    guard take("%#@") else { return false }
    let name = rest.prefix { $0 != "@" && !$0.properties.isWhitespace }
    rest = rest.dropFirst(name.count)
    guard !name.isEmpty, take("@") else {
      rest = whole
      return false
    }
    arguments.append(FormatSpecifiers.Argument(position: 0, conversion: "#@\(String(name))@"))
    return true
  }

  /// `%@`, `%1$-5.2lf`.
  private mutating func takeArgument() -> Bool {
    let whole = rest
    rest = rest.dropFirst()
    let position = takePosition()
    _ = takeAll("-+#0'")
    takeWidth()
    if take(".") { takeWidth() }
    let length = takeAll("hlqLztj")
    guard let conversion = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp".unicodeScalars.contains(conversion) else {
      rest = whole
      return false
    }
    rest = rest.dropFirst()
    let number = position ?? nextPosition
    if position == nil { nextPosition += 1 }
    arguments.append(
      FormatSpecifiers.Argument(position: number, conversion: length + String(conversion))
    )
    return true
  }

  /// `1$`; nil, and nothing taken, where there is none.
  private mutating func takePosition() -> Int? {
    let whole = rest
    let digits = takeAll("0123456789")
    guard let position = Int(digits), position > 0, take("$") else {
      rest = whole
      return nil
    }
    return position
  }

  /// A number, or `*`, which takes a value of its own.
  private mutating func takeWidth() {
    guard take("*") else {
      _ = takeAll("0123456789")
      return
    }
    arguments.append(FormatSpecifiers.Argument(position: nextPosition, conversion: "*"))
    nextPosition += 1
  }

  // MARK: What is damaged

  /// A percent sign of any script and an `@`, or a number with `$` and a conversion, which are no
  /// specifier as they stand there; nil, and nothing taken, for a plain percent sign.
  private mutating func takeDamaged() -> String? {
    let whole = rest
    rest = rest.dropFirst()
    takeFiller()
    let hasNumber = takeDigits()
    takeFiller()
    let hasDollar = take("$")
    takeFiller()
    let isForeign = whole.first != "%"
    let isNumbered = hasDollar || (isForeign && hasNumber)
    guard let conversion = rest.first,
      conversion == "@" || (hasDollar && conversion.properties.isAlphabetic && conversion.isASCII)
        || (isForeign && !isNumbered && startsAtOnce(whole) && isLoneConversion())
    else {
      rest = whole
      return nil
    }
    rest = rest.dropFirst()
    return String(String.UnicodeScalarView(whole[..<rest.startIndex]))
  }

  /// Whether nothing stands between a foreign percent sign and what follows.
  private func startsAtOnce(_ whole: Substring.UnicodeScalarView) -> Bool {
    whole.dropFirst().startIndex == rest.startIndex
  }

  /// Whether a conversion comes next that is no beginning of a word.
  private func isLoneConversion() -> Bool {
    var rest = rest
    guard let conversion = rest.popFirst(), "dfsul".unicodeScalars.contains(conversion) else { return false }
    if conversion == "l" { rest = rest.drop { $0 == "l" || $0 == "d" || $0 == "u" } }
    return rest.first?.properties.isAlphabetic != true
  }

  /// Blanks and marks that are not seen.
  private mutating func takeFiller() {
    rest = rest.drop { $0.properties.isWhitespace && $0 != "\n" || $0.properties.generalCategory == .format }
  }

  /// Digits of any script.
  private mutating func takeDigits() -> Bool {
    let digits = rest.prefix { $0.properties.numericType == .decimal }
    rest = rest.dropFirst(digits.count)
    return !digits.isEmpty
  }

  /// A percent sign with what follows, for a sentence.
  private func strayText(_ whole: Substring.UnicodeScalarView) -> String {
    let head = whole.prefix { $0 == "%" || $0.properties.isWhitespace }
    return String(String.UnicodeScalarView(whole.prefix(head.count + 1)))
  }

  // MARK: Small steps

  private mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest = rest.dropFirst(text.unicodeScalars.count)
    return true
  }

  private mutating func takeAll(_ set: String) -> String {
    let taken = rest.prefix { set.unicodeScalars.contains($0) }
    rest = rest.dropFirst(taken.count)
    return String(taken)
  }
}
