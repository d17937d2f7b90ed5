/// A locale code read as BCP 47 does, whatever its spelling: `zh_Hant-TW@calendar=roc` is `zh`, `Hant`, `TW`.
///
/// Reading never fails: what cannot be placed is dropped, since codes come from phones and people.
public struct LanguageTag: Hashable, Sendable {
  /// The language in lower case; empty when there is none.
  public let language: String

  /// The script with a capital first letter, as it was written; nil when the code names none.
  public let script: String?

  /// The region in upper case, or its three digits; nil when the code names none.
  public let region: String?

  /// Reads a code.
  ///
  /// `@` and what follows, and BCP 47 extensions such as `-u-nu-latn`, are dropped.
  public init(_ code: LocaleCode) {
    let subtags = code.rawValue.prefix { $0 != "@" }.split { $0 == "-" || $0 == "_" }
    var script: String?
    var region: String?
    for subtag in subtags.dropFirst().prefix(3) {
      if subtag.utf8.count == 1 { break }
      if script == nil, region == nil, subtag.utf8.count == 4, subtag.allSatisfy(\.isASCIILetter) {
        script = subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
      } else if region == nil, subtag.isRegion {
        region = subtag.uppercased()
      }
    }
    language = subtags.first.map { $0.lowercased() } ?? ""
    self.script = script
    self.region = region
  }

  /// The language under its present code: `iw` is `he`, `in` is `id`, `no` is `nb`, `tl` is `fil`.
  public var presentLanguage: String {
    Self.presentCodes[language] ?? language
  }

  /// The script that is written, spelled out or implied by language and region; nil when it is not known.
  ///
  /// Only languages with more than one living script in paywalls are known: Chinese, Serbian.
  public var impliedScript: String? {
    if let script { return script }
    switch language {
    case "zh": return region.map { ["TW", "HK", "MO"].contains($0) ? "Hant" : "Hans" } ?? "Hans"
    case "yue": return "Hant"
    case "sr": return "Cyrl"
    default: return nil
    }
  }

  private static let presentCodes = ["iw": "he", "in": "id", "no": "nb", "tl": "fil"]

  /// The other code of the same language, in both ways; nil when it has only one.
  static func alias(of language: String) -> String? {
    presentCodes[language] ?? presentCodes.first { $0.value == language }?.key
  }
}

extension Substring {
  fileprivate var isRegion: Bool {
    let isLetters = utf8.count == 2 && allSatisfy(\.isASCIILetter)
    let isDigits = utf8.count == 3 && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return isLetters || isDigits
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}
