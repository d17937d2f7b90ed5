/// The language of a folder or of a phone as Apple's matching reads it: with its parents, the nearest first.
///
/// From code: `ualoc_localizationsToUse` of Apple's ICU, run on these languages; what is kept here is what
/// decides between the languages that apps come in.
struct FolderTag: Hashable, Sendable {
  /// The code as it is spelled.
  let code: LocaleCode

  /// Language, script and region as they are written, whatever the case and the separators.
  let written: String

  /// The same with old codes replaced and, for Chinese, the script that the region implies: `zh-Hant-TW`
  /// for `zh_TW`.
  let normal: String

  /// The normal form, its parent, that one's parent and so on: `en-IN`, `en-GB`, `en-001`, `en`.
  ///
  /// A script that is not the usual one of its language has no parent, so nothing crosses scripts.
  let chain: [String]

  /// The language alone, in lower case.
  let language: String

  /// Whether it names a region.
  let hasRegion: Bool

  /// Whether it names a region that is not the one understood without a name, which puts it behind one
  /// that does: of `it-CH` and `it-IT`, plain `it` takes the second.
  let isOfAnotherRegion: Bool

  /// Reads a code.
  init(_ code: LocaleCode) {
    self.code = code
    let tag = LanguageTag(Self.oldNames[code.folded] ?? code)
    written = Self.joined(tag.language, tag.script, tag.region)
    language = Self.presentCodes[tag.language] ?? tag.language
    let normalTag = Parts(
      language: language,
      script: tag.script ?? (language == "zh" && tag.region != nil ? tag.impliedScript : nil),
      region: tag.region
    )
    normal = normalTag.text
    hasRegion = tag.region != nil
    isOfAnotherRegion = normalTag.region.map { $0 != normalTag.usualRegion } ?? false
    chain = Array(sequence(first: normalTag, next: \.parent).map(\.text))
  }

  /// The folders in which a file is looked for after its own, as normal forms in order.
  ///
  /// From code: what Hong Kong lacks is looked for in the texts of Taiwan before those of no region.
  var wider: [String] { chain.flatMap { $0 == "zh-Hant-HK" ? [$0, "zh-Hant-TW"] : [$0] } }

  /// Languages that Apple's matching holds to be near each other although their codes differ.
  var group: String {
    switch language {
    case "nb", "nn": "no"
    case "yue": "zh"
    default: language
    }
  }

  private static func joined(_ language: String, _ script: String?, _ region: String?) -> String {
    ([language] + [script, region].compactMap(\.self)).joined(separator: "-")
  }

  private static let presentCodes = ["iw": "he", "in": "id", "tl": "fil", "no": "nb"]

  /// The names that folders had before there were codes, as far as apps still have them.
  private static let oldNames: [String: LocaleCode] = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "spanish": "es",
    "dutch": "nl", "portuguese": "pt",
  ]

  /// A language with what it names besides.
  private struct Parts: Hashable {
    var language: String
    var script: String?
    var region: String?

    var text: String { FolderTag.joined(language, script, region) }

    /// The next wider language; nil where there is none.
    var parent: Parts? {
      if let region { return Parts(wider: region, of: self) }
      guard let script else { return ["nb", "nn"].contains(language) ? Parts(language: "no") : parentOfBare }
      return script == usualScript ? Parts(language: language) : nil
    }

    /// Cantonese is written as the Chinese of Hong Kong is.
    private var parentOfBare: Parts? {
      language == "yue" ? Parts(language: "zh", script: "Hant", region: "HK") : nil
    }

    /// Chinese without a script is Simplified; Traditional has no parent.
    private var usualScript: String? { LanguageTag(LocaleCode(language)).impliedScript }

    /// The region that is understood where none is named.
    var usualRegion: String {
      if language == "zh" { return script == "Hant" ? "TW" : "CN" }
      return AppleRegions.usual[language] ?? language.uppercased()
    }

    private init?(wider region: String, of parts: Parts) {
      self = parts
      self.region = AppleRegions.parent(of: region, language: parts.language, script: parts.script)
    }

    init(language: String, script: String? = nil, region: String? = nil) {
      self.language = language
      self.script = script
      self.region = region
    }
  }
}
