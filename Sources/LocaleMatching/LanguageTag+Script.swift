extension LanguageTag {
  /// The script that is written, spelled out or implied by language and region; nil when it is not known.
  ///
  /// Only the usual script of the languages that paywalls come in is known.
  package var impliedScript: String? {
    if let script { return script }
    if let region, let scripts = Self.scriptsByRegion[language], let script = scripts[region] {
      return script
    }
    return Self.usualScripts[language]
  }

  /// Whether both are surely written in the same script.
  ///
  /// Two codes that name no script and whose usual one is not known are, if the language is the same.
  func hasSameScript(as other: LanguageTag) -> Bool {
    impliedScript == other.impliedScript
  }

  private static let scriptsByRegion = [
    "zh": ["TW": "Hant", "HK": "Hant", "MO": "Hant"],
    "sr": ["ME": "Latn"],
    "pa": ["PK": "Arab"],
    "yue": ["CN": "Hans"],
  ]

  private static let usualScripts: [String: String] = {
    let languages = [
      "Arab": "ar fa ur ps ckb ug",
      "Armn": "hy",
      "Beng": "bn as",
      "Cyrl": "sr ru uk bg mk be kk ky mn tg",
      "Deva": "hi mr ne",
      "Ethi": "am ti",
      "Geor": "ka",
      "Grek": "el",
      "Gujr": "gu",
      "Guru": "pa",
      "Hans": "zh",
      "Hant": "yue",
      "Hebr": "he iw yi",
      "Jpan": "ja",
      "Khmr": "km",
      "Knda": "kn",
      "Kore": "ko",
      "Laoo": "lo",
      "Latn": """
      en fr de es pt it nl sv da nb no nn fi is et lv lt pl cs sk sl hr bs hu ro sq tr az uz tk vi id in ms \
      fil tl sw so ca eu gl ga cy mt af zu xh lb
      """,
      "Mlym": "ml",
      "Mymr": "my",
      "Orya": "or",
      "Sinh": "si",
      "Taml": "ta",
      "Telu": "te",
      "Thai": "th",
    ]
    return languages.reduce(into: [:]) { scripts, entry in
      for language in entry.value.split(separator: " ") { scripts[String(language)] = entry.key }
    }
  }()
}
