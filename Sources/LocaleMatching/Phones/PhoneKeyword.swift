/// A setting of a phone that its code carries: digits, a calendar, the formats of another region.
struct PhoneKeyword {
  /// The keyword as Foundation writes it behind `@`.
  let identifier: String

  /// The same behind `-u-` in BCP 47, and behind `#u-` in Java.
  let extensionSubtags: String

  /// What it is, for people.
  let words: String

  init(_ identifier: String, _ extensionSubtags: String, _ words: String) {
    self.identifier = identifier
    self.extensionSubtags = extensionSubtags
    self.words = words
  }

  /// Where phones carry which of them.
  static let all: [(language: String, regions: [String], keyword: PhoneKeyword)] = [
    ("ar", ["SA", "EG", "AE", "OM"], PhoneKeyword("numbers=latn", "nu-latn", "Latin digits")),
    ("ar", ["SA"], PhoneKeyword("calendar=gregorian", "ca-gregory", "Gregorian calendar")),
    ("bn", ["BD"], PhoneKeyword("numbers=latn", "nu-latn", "Latin digits")),
    ("de", ["DE"], PhoneKeyword("collation=phonebook", "co-phonebk", "sorted as a telephone book")),
    ("en", ["US"], PhoneKeyword("rg=dezzzz", "rg-dezzzz", "formats of Germany")),
    ("fa", ["IR"], PhoneKeyword("numbers=latn", "nu-latn", "Latin digits")),
    ("he", ["IL"], PhoneKeyword("calendar=hebrew", "ca-hebrew", "Hebrew calendar")),
    ("hi", ["IN"], PhoneKeyword("numbers=deva", "nu-deva", "Devanagari digits")),
    ("ja", ["JP"], PhoneKeyword("calendar=japanese", "ca-japanese", "Japanese calendar")),
    ("mr", ["IN"], PhoneKeyword("numbers=latn", "nu-latn", "Latin digits")),
    ("th", ["TH"], PhoneKeyword("calendar=gregorian", "ca-gregory", "Gregorian calendar")),
    ("th", ["TH"], PhoneKeyword("numbers=thai", "nu-thai", "Thai digits")),
    ("ur", ["PK"], PhoneKeyword("numbers=latn", "nu-latn", "Latin digits")),
    ("zh-Hant", ["TW"], PhoneKeyword("calendar=roc", "ca-roc", "Minguo calendar")),
  ]

  /// The codes of a language in a region with this keyword, as each platform spells it.
  func codes(_ language: PhoneLanguage, _ region: String) -> [PhoneCode] {
    let regionName = PhoneLanguage.regionNames[region] ?? region
    let java = "\(language.javaCode ?? LanguageTag(LocaleCode(language.tag)).language)_\(region)"
    let script = LanguageTag(LocaleCode(language.tag)).script.map { "\($0)_" } ?? ""
    return [
      ("\(language.tag)_\(region)@\(identifier)", "Locale.current.identifier"),
      (
        "\(language.tag)-\(region)-u-\(extensionSubtags)",
        "Locale.identifier(.bcp47), Android Locale.toLanguageTag()"
      ),
      ("\(java)_#\(script)u-\(extensionSubtags)", "Android Locale.toString()"),
    ].map {
      PhoneCode(code: LocaleCode($0.0), source: $0.1, name: "\(language.name) (\(regionName)), \(words)")
    }
  }
}
