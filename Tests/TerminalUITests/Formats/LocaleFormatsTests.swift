import Testing
import TerminalUI

@Suite("Formats of a locale")
struct LocaleFormatsTests {
  @Test(
    "write prices as the country's readers know them",
    arguments: [
      ("en-US", "USD", "$1,259.99"), ("de-DE", "EUR", "1.259,99 €"), ("ja-JP", "JPY", "￥1,260"),
      ("ar-SA", "SAR", "\u{200F}١٬٢٥٩٫٩٩ ر.س.\u{200F}"), ("th-TH", "THB", "฿1,259.99"),
      ("pt-BR", "BRL", "R$ 1.259,99"), ("fr-CH", "CHF", "1\u{202F}259.99 CHF"),
      ("hi-IN", "INR", "₹1,259.99"), ("zh-hant-TW", "TWD", "$1,259.99"), ("de-US", "USD", "1.259,99 $"),
    ]
  )
  func prices(_ locale: String, _ currency: String, _ expected: String) {
    #expect(LocaleFormats(locale: locale).price("1259.99", currency: currency).plainSpaces == expected)
  }

  @Test("round prices to the digits of the currency, halves to the even one")
  func rounding() {
    let formats = LocaleFormats(locale: "en")
    #expect(formats.price("2.505", currency: "USD") == "$2.50")
    #expect(formats.price("2.5050001", currency: "USD") == "$2.51")
    #expect(formats.price("2.515", currency: "USD") == "$2.52")
    #expect(formats.price("0.5", currency: "JPY") == "¥0")
  }

  @Test(
    "write lengths of time in the plural that the number asks for",
    arguments: [
      ("en", 1, LocaleFormats.Unit.year, "1 year"), ("en", 6, .month, "6 months"), ("en", 3, .day, "3 days"),
      ("de", 6, .month, "6 Monate"), ("pl", 2, .month, "2 miesiące"), ("pl", 5, .month, "5 miesięcy"),
      ("ru", 3, .day, "3 дня"), ("ja", 1, .year, "1 年"), ("th", 1, .week, "1 สัปดาห์"),
      ("ar-SA", 1, .year, "سنة"), ("ar-SA", 3, .month, "٣ أشهر"), ("pt-br", 12, .month, "12 meses"),
      ("fr-CH", 1, .week, "1 semaine"), ("hi-IN", 1, .month, "1 महीना"),
    ]
  )
  func lengths(_ locale: String, _ count: Int, _ unit: LocaleFormats.Unit, _ expected: String) {
    #expect(LocaleFormats(locale: locale).length(count, unit).plainSpaces == expected)
  }

  @Test(
    "know the separator, the symbol and how numbers are grouped",
    arguments: [
      ("en_US", ".", "$", "1,259.90", "1,259"), ("de-DE", ",", "$", "1.259,90", "1.259"),
      ("fr_CH", ",", "$US", "1\u{202F}259,90", "1\u{202F}259"),
      ("ar_SA", "٫", "US$", "١٬٢٥٩٫٩٠", "١٬٢٥٩"), ("ar_SA@numbers=latn", ".", "US$", "1,259.90", "1,259"),
    ]
  )
  func numbers(_ locale: String, _ separator: String, _ symbol: String, _ number: String, _ whole: String) {
    let formats = LocaleFormats(locale: locale)
    #expect(formats.decimalSeparator == separator)
    #expect(formats.symbol(ofCurrency: "USD").plainSpaces == symbol)
    #expect(formats.number("1259.9", fractionDigits: 2).plainSpaces == number)
    #expect(formats.wholeNumber("1259.99").plainSpaces == whole)
  }

  @Test(
    "write dates as a locale does, in UTC",
    arguments: [
      ("en-US", .none, .short, "12:00\u{202F}PM"),
      ("en-US", .medium, .short, "Jan 1, 2026, 12:00\u{202F}PM"),
      ("de", .short, .none, "01.01.26"), ("de", .full, .none, "Donnerstag, 1. Januar 2026"),
      ("ja", .long, .none, "2026年1月1日"), ("th-TH", .long, .none, "1 มกราคม 2569"),
      ("ar-EG", .short, .none, "١‏/١‏/٢٠٢٦"), ("de", .none, .none, ""),
    ] as [(String, LocaleFormats.DateStyle, LocaleFormats.DateStyle, String)]
  )
  func dates(
    _ locale: String,
    _ day: LocaleFormats.DateStyle,
    _ time: LocaleFormats.DateStyle,
    _ expected: String
  ) {
    let formats = LocaleFormats(locale: locale)
    #expect(formats.date(1_767_268_800_000, day: day, time: time).plainSpaces == expected)
    #expect(formats.date(.nan, day: day, time: time) == "")
    #expect(formats.date(.infinity, day: day, time: time) == "")
  }

  @Test(
    "write dates by a pattern",
    arguments: [
      ("de", "dd.MM.yyyy", "01.01.2026"), ("de", "EEE d MMMM ''yy, H 'Uhr'", "Do. 1 Januar '26, 12 Uhr"),
      ("en", "h:mm a", "12:00 PM"), ("en", "YYYY-MM-DD", "2026-01-01"), ("de", "", ""), ("de", "jfj", ""),
    ]
  )
  func patterns(_ locale: String, _ pattern: String, _ expected: String) {
    let formats = LocaleFormats(locale: locale)
    #expect(formats.date(1_767_268_800_000, pattern: pattern).plainSpaces == expected)
    #expect(formats.date(-8.64e15, pattern: String(repeating: "y", count: 10_000)).count <= 256)
    #expect(formats.date(9e15, pattern: pattern) == "")
  }

  @Test("take any spelling and any nonsense", arguments: ["", "x", "\u{0}de\u{1B}[2J", "zz-ZZ-zz", "@@@@"])
  func nonsense(_ locale: String) {
    let formats = LocaleFormats(locale: locale)
    #expect(formats.price("59.99", currency: "EUR").contains("59"))
    #expect(formats.price("59.99", currency: "").contains("59"))
    #expect(formats.length(2, .week).contains("2"))
    #expect(!formats.decimalSeparator.isEmpty)
  }
}

@Suite("The name of a locale")
struct LocaleNameTests {
  @Test(
    "is told in English and in its own language",
    arguments: [
      ("pt-br", "Portuguese (Brazil)", "português (Brasil)"),
      ("zh-hant", "Chinese (Traditional)", "中文（繁體）"),
      ("ar_OM@numbers='latn'", "Arabic (Oman)", "العربية (عُمان)"),
      ("es-419", "Spanish (Latin America)", "español (Latinoamérica)"),
      ("iw", "Hebrew", "עברית"),
      ("en", "English", "English"), ("xx-yy", nil, nil), ("klingon", nil, nil), ("", nil, nil),
    ] as [(String, String?, String?)]
  )
  func names(_ code: String, _ english: String?, _ own: String?) {
    #expect(LocaleName.name(of: code) == english)
    #expect(LocaleName.ownName(of: code) == own)
  }
}

@Suite("A storefront")
struct StorefrontTests {
  @Test(
    "has the currency and the language of its country",
    arguments: [
      ("US", "US", "USD", 2, "en_Latn_US"), ("usa", "US", "USD", 2, "en_Latn_US"),
      ("DE", "DE", "EUR", 2, "de_Latn_DE"), ("JP", "JP", "JPY", 0, "ja_Jpan_JP"),
      ("SA", "SA", "SAR", 2, "ar_Arab_SA"), ("CHE", "CH", "CHF", 2, "de_Latn_CH"),
    ]
  )
  func countries(_ code: String, _ region: String, _ currency: String, _ digits: Int, _ locale: String) throws
  {
    let store = try #require(Storefront(code))
    #expect(store.region == region)
    #expect(store.currency == currency)
    #expect(store.fractionDigits == digits)
    #expect(store.locale == locale)
  }

  @Test("is none for what is no country", arguments: ["", "U", "ZZ", "XXX", "001", "deutschland", "d\u{1B}"])
  func none(_ code: String) {
    #expect(Storefront(code) == nil)
  }

  @Test(
    "is read in the language of its readers",
    arguments: [
      ("de", "de-CH"), ("fr", "fr-CH"), ("pt-br", "pt-br"), ("zh-hant", "zh-hant-CH"), ("es-419", "es-CH"),
      ("", ""),
    ]
  )
  func readers(_ code: String, _ expected: String) throws {
    #expect(try #require(Storefront("CH")).locale(forReadersOf: code) == expected)
  }
}

extension String {
  /// The text with plain spaces for those that no line is broken at, which ICU writes between numbers.
  fileprivate var plainSpaces: String {
    String(map { $0 == "\u{A0}" ? " " : $0 })
  }
}
