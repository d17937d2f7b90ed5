/// Looks for localizations that are close to a code, and says in what they differ.
struct NearMissSearch {
  private let requested: LocaleCode
  private let tag: LanguageTag
  private let script: String?
  private let folded: String

  /// Prepares a search for localizations close to `requested`.
  init(_ requested: LocaleCode) {
    self.requested = requested
    tag = LanguageTag(requested)
    script = tag.impliedScript
    folded = requested.folded
  }

  /// At most this many are worth reading.
  private static let limit = 5

  /// The near ones, closest first; those that are equally close in the order of the list.
  ///
  /// None of them is in another script: who reads Traditional Chinese does not want Simplified.
  func search(_ index: LocalizationIndex) -> [NearMiss] {
    let ranked = index.localizations(in: tag).enumerated().compactMap { position, other in
      scriptDifference(from: other) == nil
        ? (difference: difference(from: other), position: position, id: other.id) : nil
    }
    return ranked.sorted { ($0.difference.rank, $0.position) < ($1.difference.rank, $1.position) }
      .prefix(Self.limit).map { NearMiss(id: $0.id, reason: $0.difference.reason) }
  }

  /// Those in the same language and another script, which are no substitute, in the order of the list.
  func otherScripts(_ index: LocalizationIndex) -> [NearMiss] {
    index.localizations(in: tag).lazy.compactMap { other in
      scriptDifference(from: other).map { NearMiss(id: other.id, reason: $0) }
    }.prefix(Self.limit).map(\.self)
  }

  /// How far away an id is, smaller being closer, and in what it differs.
  private func difference(from near: TaggedLocalization) -> (rank: Int, reason: String) {
    let (id, other) = (near.id, near.tag)
    if id.folded == folded { return (0, "differs by \(spellingDifference(from: id))") }
    if isSameTag(other) { return (1, "differs by \(extraCharacters(than: id))") }
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
  private func scriptDifference(from other: TaggedLocalization) -> String? {
    guard let asked = script, let given = other.script, asked != given else { return nil }
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
