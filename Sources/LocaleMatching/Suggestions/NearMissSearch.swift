/// Looks for localizations that are close to a code, and says in what they differ.
struct NearMissSearch {
  private let requested: LocaleCode
  private let tag: LanguageTag
  private let folded: String
  private let initials: [UInt8]

  /// Prepares a search for localizations close to `requested`.
  init(_ requested: LocaleCode) {
    self.requested = requested
    tag = LanguageTag(requested)
    folded = requested.folded
    initials = [tag.language, LanguageTag.alias(of: tag.language)].compactMap { $0?.utf8.first }
  }

  /// At most this many are worth reading.
  private static let limit = 5

  /// The near ones, closest first; those that are equally close in the order of the list.
  func search(_ available: [LocaleCode]) -> [NearMiss] {
    guard !tag.language.isEmpty else { return [] }
    let ranked = available.enumerated().lazy.filter { mayBeNear($0.element) }.compactMap { position, id in
      difference(from: id).map {
        (rank: $0.rank, position: position, miss: NearMiss(id: id, reason: $0.reason))
      }
    }
    return ranked.sorted { ($0.rank, $0.position) < ($1.rank, $1.position) }.prefix(Self.limit).map(\.miss)
  }

  /// A quick look at the first letter, so that a long list is not read subtag by subtag at every key.
  private func mayBeNear(_ id: LocaleCode) -> Bool {
    guard let first = id.rawValue.utf8.first else { return false }
    let letter = first | 0x20
    return initials.contains(letter) || !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
  }

  /// How far away an id is, smaller being closer, and in what it differs; nil when it is not near.
  private func difference(from id: LocaleCode) -> (rank: Int, reason: String)? {
    if id.folded == folded { return (0, "differs by \(spellingDifference(from: id))") }
    let other = LanguageTag(id)
    if isSameTag(other) { return (1, "differs by \(extraCharacters(than: id))") }
    guard other.presentLanguage == tag.presentLanguage else { return nil }
    if let reason = scriptDifference(from: other) { return (6, reason) }
    if other.language != tag.language {
      return (3, "“\(other.language)” and “\(tag.language)” are codes of the same language")
    }
    switch (tag.region, other.region) {
    case (let asked?, nil): return (2, "has no region, “\(asked)” was asked for")
    case (nil, let given?): return (4, "is for region “\(given)”, none was asked for")
    case (let asked?, let given?) where given == tag.parentRegion:
      return (2, "is for the wider region “\(given)”, which has “\(asked)” in it")
    case (let asked?, let given?) where asked != given:
      return (5, "is for region “\(given)”, “\(asked)” was asked for")
    default: return (2, scriptSpelling(of: other))
    }
  }

  /// Case, separator or both.
  private func spellingDifference(from id: LocaleCode) -> String {
    let separators = requested.rawValue.filter { $0 == "-" || $0 == "_" }
    let otherSeparators = id.rawValue.filter { $0 == "-" || $0 == "_" }
    let differsBySeparator = separators != otherSeparators
    let differsByCase =
      requested.rawValue.filter { $0 != "-" && $0 != "_" } != id.rawValue.filter { $0 != "-" && $0 != "_" }
    let separator = separators.contains("_") ? "“_”" : "“-”"
    switch (differsByCase, differsBySeparator) {
    case (true, true): return "case and \(separator)"
    case (false, true): return separator
    default: return "case"
    }
  }

  private func isSameTag(_ other: LanguageTag) -> Bool {
    (other.language, other.script, other.region) == (tag.language, tag.script, tag.region)
  }

  /// What the code has besides the subtags that both share, or lacks.
  private func extraCharacters(than id: LocaleCode) -> String {
    let code = requested.rawValue.unicodeScalars
    if code.contains("@") { return "the keywords after “@”" }
    let other = id.folded.unicodeScalars
    let own = folded.unicodeScalars
    if own.starts(with: other), let last = code.last, own.count == other.count + 1 {
      return "a trailing \(LocaleCode(String(last)).quoted)"
    }
    if code.contains(where: \.properties.isWhitespace) { return "white space" }
    return own.count < other.count ? "subtags that are missing" : "extensions or extra subtags"
  }

  /// Another script, which is never a code to pass.
  private func scriptDifference(from other: LanguageTag) -> String? {
    guard let asked = tag.impliedScript, let given = other.impliedScript, asked != given else { return nil }
    return "is another script: \(given), not \(asked)"
  }

  private func scriptSpelling(of other: LanguageTag) -> String {
    switch (tag.script, other.script) {
    case (let asked?, nil): "is the same without the script “\(asked)”"
    case (nil, let given?): "is the same with the script “\(given)” spelled out"
    default: "differs in its spelling"
    }
  }
}
