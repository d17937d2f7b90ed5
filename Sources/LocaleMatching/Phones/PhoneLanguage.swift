/// A language that stores offer, with the regions that phones set to it commonly name.
struct PhoneLanguage {
  /// The BCP 47 code without a region: `pt`, `zh-Hant`.
  let tag: String

  /// The regions, the most common first.
  let regions: [String]

  /// Its English name.
  let name: String

  /// The code that Java still uses for it; nil when it is the same.
  let javaCode: String?

  init(_ tag: String, _ regions: [String], _ name: String, javaCode: String? = nil) {
    self.tag = tag
    self.regions = regions
    self.name = name
    self.javaCode = javaCode
  }

  /// The languages of the App Store's localizations and those that Google Play adds most often.
  static let all: [PhoneLanguage] = [
    PhoneLanguage("en", ["US", "GB", "AU", "CA", "IN", "IE", "NZ", "ZA", "SG", "PH"], "English"),
    PhoneLanguage("ar", ["SA", "EG", "AE", "KW", "MA", "OM", "QA"], "Arabic"),
    PhoneLanguage("bg", ["BG"], "Bulgarian"),
    PhoneLanguage("bn", ["BD", "IN"], "Bangla"),
    PhoneLanguage("ca", ["ES"], "Catalan"),
    PhoneLanguage("cs", ["CZ"], "Czech"),
    PhoneLanguage("da", ["DK"], "Danish"),
    PhoneLanguage("de", ["DE", "AT", "CH"], "German"),
    PhoneLanguage("el", ["GR"], "Greek"),
    PhoneLanguage("es", ["ES", "MX", "419", "AR", "US", "CO", "CL", "PE"], "Spanish"),
    PhoneLanguage("et", ["EE"], "Estonian"),
    PhoneLanguage("fa", ["IR"], "Persian"),
    PhoneLanguage("fi", ["FI"], "Finnish"),
    PhoneLanguage("fil", ["PH"], "Filipino"),
    PhoneLanguage("fr", ["FR", "CA", "BE", "CH"], "French"),
    PhoneLanguage("gu", ["IN"], "Gujarati"),
    PhoneLanguage("he", ["IL"], "Hebrew", javaCode: "iw"),
    PhoneLanguage("hi", ["IN"], "Hindi"),
    PhoneLanguage("hr", ["HR"], "Croatian"),
    PhoneLanguage("hu", ["HU"], "Hungarian"),
    PhoneLanguage("id", ["ID"], "Indonesian", javaCode: "in"),
    PhoneLanguage("it", ["IT", "CH"], "Italian"),
    PhoneLanguage("ja", ["JP"], "Japanese"),
    PhoneLanguage("kn", ["IN"], "Kannada"),
    PhoneLanguage("ko", ["KR"], "Korean"),
    PhoneLanguage("lt", ["LT"], "Lithuanian"),
    PhoneLanguage("lv", ["LV"], "Latvian"),
    PhoneLanguage("ml", ["IN"], "Malayalam"),
    PhoneLanguage("mr", ["IN"], "Marathi"),
    PhoneLanguage("ms", ["MY"], "Malay"),
    PhoneLanguage("nb", ["NO"], "Norwegian Bokmål"),
    PhoneLanguage("nl", ["NL", "BE"], "Dutch"),
    PhoneLanguage("or", ["IN"], "Odia"),
    PhoneLanguage("pa", ["IN"], "Punjabi"),
    PhoneLanguage("pl", ["PL"], "Polish"),
    PhoneLanguage("pt", ["BR", "PT"], "Portuguese"),
    PhoneLanguage("ro", ["RO"], "Romanian"),
    PhoneLanguage("ru", ["RU", "KZ"], "Russian"),
    PhoneLanguage("sk", ["SK"], "Slovak"),
    PhoneLanguage("sl", ["SI"], "Slovenian"),
    PhoneLanguage("sr", ["RS"], "Serbian"),
    PhoneLanguage("sr-Latn", ["RS"], "Serbian (Latin)"),
    PhoneLanguage("sv", ["SE", "FI"], "Swedish"),
    PhoneLanguage("sw", ["KE"], "Swahili"),
    PhoneLanguage("ta", ["IN", "LK"], "Tamil"),
    PhoneLanguage("te", ["IN"], "Telugu"),
    PhoneLanguage("th", ["TH"], "Thai"),
    PhoneLanguage("tr", ["TR"], "Turkish"),
    PhoneLanguage("uk", ["UA"], "Ukrainian"),
    PhoneLanguage("ur", ["PK"], "Urdu"),
    PhoneLanguage("vi", ["VN"], "Vietnamese"),
    PhoneLanguage("zh-Hans", ["CN", "SG", "MY", "HK"], "Chinese, Simplified"),
    PhoneLanguage("zh-Hant", ["TW", "HK", "MO"], "Chinese, Traditional"),
  ]
}
