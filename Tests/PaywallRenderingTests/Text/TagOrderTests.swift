import FlowDocuments
import LocaleMatching
import TerminalUI
import Testing

@testable import PaywallRendering

@Suite("Which value a tag takes")
struct TagOrderTests {
  private static let name = StringItem(id: "t", value: [.text("Hi "), .tag("NAME"), .text("!")])

  @Test("the app's own tags are known, in the case in which they are written", arguments: Platform.allCases)
  func custom(_ platform: Platform) {
    let reader = Reader(platform: platform, customTags: ["NAME": "Ann", "name": "x"], strings: [Self.name])
    #expect(reader.read(.id("t")).text == "Hi Ann!")
    let empty = Reader(platform: platform, customTags: ["NAME": ""], strings: [Self.name])
    #expect(empty.read(.id("t")).text == "Hi !")
    #expect(empty.read(.id("t")).fate == .shown)
    let other = Reader(platform: platform, customTags: ["name": "Ann"], strings: [Self.name])
    #expect(other.read(.id("t")).text == (platform == .iOS ? "" : "Hi !"))
  }

  @Test(
    "on iOS the app's tag comes before all values at the place of use, on Android after literal ones",
    arguments: [
      (.iOS, TagValue.literal("place"), "Hi app!"), (.android, .literal("place"), "Hi place!"),
      (.iOS, .binding(Binding("v")), "Hi app!"), (.android, .binding(Binding("v")), "Hi app!"),
    ] as [(Platform, TagValue, String)]
  )
  func placeOfUse(_ platform: Platform, _ value: TagValue, _ expected: String) {
    let reader = Reader(
      platform: platform,
      customTags: ["NAME": "app"],
      state: FlowState(values: [Binding("v"): .text("script")]),
      strings: [Self.name]
    )
    #expect(reader.read(.id("t", values: ["NAME": value])).text == expected)
  }

  @Test("an app's tag hides the price of the same name", arguments: Platform.allCases)
  func hidesPrice(_ platform: Platform) {
    #expect(Reader(platform: platform, customTags: ["PRICE": "free"]).read(tag: "PRICE") == "[free]")
  }

  @Test(
    "an app's tag comes before a timer on Android only",
    arguments: [(Platform.iOS, "[05]"), (.android, "[app]")]
  )
  func timer(_ platform: Platform, _ expected: String) {
    let reader = Reader(
      platform: platform,
      customTags: ["TIMER": "app"],
      strings: [StringItem(id: "t", value: [.text("["), .tag("TIMER_ss"), .text("]")])]
    )
    let number = FormattedNumber(subject: .timer(id: "x", end: nil), value: 5)
    #expect(reader.read(.id("t"), number: number).text == expected)
  }

  @Test(
    "a price in a text that is not about a product: iOS takes the fallback, Android shows nothing at all",
    arguments: [
      (.iOS, "t", true, "Look"), (.iOS, "t", false, ""), (.android, "t", true, ""),
      (.android, "t", false, ""),
      (.iOS, "PRODUCT_year_default", false, ""), (.android, "PRODUCT_year_default", false, ""),
    ] as [(Platform, String, Bool, String)]
  )
  func withoutProduct(_ platform: Platform, _ id: String, _ hasFallback: Bool, _ expected: String) {
    let string = StringItem(
      id: id,
      value: [.text("Only "), .tag("PRICE")],
      fallback: hasFallback ? [.text("Look")] : nil
    )
    let text = Reader(platform: platform, strings: [string]).read(.id(id))
    #expect(text.text == expected)
    #expect(text.fate == .unresolvedTag("PRICE"))
  }

  @Test(
    "a value that a script answers is written as the string says",
    arguments: [
      (ScriptValue.number(65.9), "total_minutes", nil, "1"), (.number(0.999), "percent", "%d", "99"),
      (.number(3.75), "number", "%.1f", "3,8"), (.number(3.75), nil, nil, "3.75"),
      (.text("many"), "number", "%d", "many"), (.text("3"), "number", "%.2f", "3"),
      (.bool(true), "number", nil, "1"), (.bool(true), "percent", nil, ""), (.bool(true), nil, nil, "true"),
      (.object(text: "a,b", number: .nan), "number", nil, ""),
      (.object(text: "a,b", number: .nan), nil, nil, "a,b"),
    ] as [(ScriptValue, String?, String?, String)]
  )
  func converted(_ value: ScriptValue, _ converter: String?, _ format: String?, _ expected: String) {
    let reader = Reader(
      state: FlowState(values: [Binding("v"): value]),
      numberLocaleID: "de_DE",
      strings: [StringItem(id: "t", value: [.tag("N", converter: converter, format: format)])]
    )
    #expect(reader.read(.id("t", values: ["N": .binding(Binding("v"))])).text == expected)
  }

  @Test("a value that stands in the file is a text, so it is never converted", arguments: Platform.allCases)
  func literal(_ platform: Platform) {
    let string = StringItem(id: "t", value: [.tag("N", converter: "number", format: "%.2f")])
    let reader = Reader(platform: platform, strings: [string])
    #expect(reader.read(.id("t", values: ["N": .literal("3")])).text == "3")
  }

  @Test(
    "a date is written in the words of the number locale, else of the localization",
    arguments: [
      ("de", nil, .styled("long", nil), "1. Januar 2026"), ("ja", nil, .styled("long", nil), "2026年1月1日"),
      ("de", "en_GB", .styled("long", nil), "1 January 2026"), ("de", nil, .styled("none", "short"), "12:00"),
      ("de", nil, .styled(nil, nil), ""), ("de", nil, .styled("enormous", nil), ""),
      ("de", nil, .pattern("dd.MM.yyyy"), "01.01.2026"), ("th", nil, .styled("long", nil), "1 มกราคม 2569"),
    ] as [(LocaleCode, String?, RichText.Tag, String)]
  )
  func dates(_ code: LocaleCode, _ locale: String?, _ tag: RichText.Tag, _ expected: String) {
    let string = StringItem(id: "t", value: [.tag(tag, TextAttributes())])
    for value in [
      ScriptValue.number(1_767_268_800_000), .object(text: "Thu Jan 01 2026", number: 1_767_268_800_000),
    ] {
      let state = FlowState(values: [Binding("v"): value])
      let reader = Reader(code: code, state: state, numberLocaleID: locale, strings: [string])
      #expect(reader.read(.id("t", values: ["N": .binding(Binding("v"))])).text == expected)
    }
  }

  @Test("the decimal separator is that of the number locale, else of the localization")
  func separator() {
    let string = StringItem(id: "t", value: [.tag("N", converter: "number", format: "%.1f")])
    let values = ["N": TagValue.binding(Binding("v"))]
    let cases: [(LocaleCode, String?, String)] = [
      ("de", nil, "0,5"), ("de", "en_US", "0.5"), ("en", "de_DE", "0,5"), ("en", nil, "0.5"),
      ("ar", "ar_SA", "0٫5"),
    ]
    for (code, locale, expected) in cases {
      let state = FlowState(values: [Binding("v"): .number(0.5)])
      let reader = Reader(code: code, state: state, numberLocaleID: locale, strings: [string])
      #expect(reader.read(.id("t", values: values)).text == expected)
    }
  }
}

@Suite("A number in a text")
struct TagConverterTests {
  @Test(
    "of a timer is cut to the unit that the tag names",
    arguments: [
      ("TIMER_h", "1"), ("TIMER_hh", "01"), ("TIMER_m", "2"), ("TIMER_mm", "02"), ("TIMER_s", "3"),
      ("TIMER_ss", "03"), ("TIMER_S", "4"), ("TIMER_SS", "45"), ("TIMER_SSS", "456"),
      ("TIMER_Total_Days_1", "1"), ("TIMER_Total_Hours_3", "025"), ("TIMER_Total_Minutes_0", "1502"),
      ("TIMER_Total_Seconds_1", "90123"), ("TIMER_Total_Milliseconds_1", "90123456"),
    ]
  )
  func oldNames(_ name: String, _ expected: String) throws {
    let converter = try #require(TagConverter(RichText.Tag(name: name)))
    #expect(converter.text(of: 90_123.4567, formats: LocaleFormats(locale: "en")) == expected)
    #expect(TagConverter.name(of: RichText.Tag(name: name)) == "TIMER")
  }

  @Test(
    "is written by the converter and the format that the string names",
    arguments: [
      ("days", nil, "1"), ("hours", "%02d", "01"), ("minutes", nil, "2"), ("seconds", "%3d", "  3"),
      ("deciseconds", "%04d", "4"), ("centiseconds", nil, "45"), ("milliseconds", nil, "456"),
      ("total_days", nil, "1"), ("total_hours", nil, "25"), ("total_minutes", nil, "1502"),
      ("total_seconds", "%d s", "90123 s"), ("total_milliseconds", nil, "90123456"),
      ("hours", "%.1f", "1"), ("number", "%d", "90123"), ("number", "%.2f", "90123,46"),
      ("number", "%+.0f", "+90123"), ("number", "%-8d|", "90123   |"), ("number", "%08d", "00090123"),
      ("percent", nil, "100"), ("percent", "%d%%", "100%"),
    ] as [(String, String?, String)]
  )
  func converters(_ name: String, _ format: String?, _ expected: String) throws {
    let converter = try #require(TagConverter(RichText.Tag(name: "N", converter: name, format: format)))
    #expect(converter.text(of: 90_123.4567, formats: LocaleFormats(locale: "de")) == expected)
  }

  @Test("is cut, not rounded, and stays in its range")
  func cutting() throws {
    let percent = try #require(TagConverter(RichText.Tag(name: "PERCENT", format: "%d")))
    for (value, expected) in [(0.999, "99"), (0.005, "0"), (-1, "0"), (7, "100")] {
      #expect(percent.text(of: value, formats: LocaleFormats(locale: "en")) == expected)
    }
    let decimal = try #require(TagConverter(RichText.Tag(name: "PERCENT", format: "%.1f")))
    #expect(decimal.text(of: 0.9996, formats: LocaleFormats(locale: "de")) == "100,0")
    let hours = try #require(TagConverter(RichText.Tag(name: "TIMER_Total_Hours_0")))
    #expect(hours.text(of: 0, formats: LocaleFormats(locale: "en")) == "")
    for value in [Double.nan, .infinity, -.infinity, 1e300, -5] {
      #expect(
        try #require(TagConverter(RichText.Tag(name: "TIMER_ss"))).text(
          of: value,
          formats: LocaleFormats(locale: "en")
        )
        .count == 2
      )
    }
  }

  @Test(
    "has no converter where the string names none, or one that is not known",
    arguments: [
      RichText.Tag(name: "TIMER"), RichText.Tag(name: "PERCENT"), RichText.Tag(name: "VALUE"),
      RichText.Tag(name: "N", converter: "roman"), RichText.Tag(name: "TIMER_x"),
      RichText.Tag(name: "TIMER_Total_Days_"), RichText.Tag(name: "TIMER_Total_Years_1"),
      RichText.Tag(name: "TIMER_Total_Days_x"),
    ]
  )
  func none(_ tag: RichText.Tag) {
    #expect(TagConverter(tag) == nil)
  }

  @Test(
    "without a converter is a missing tag on iOS only",
    arguments: [
      (FormattedTextElement.Subject.timer(id: "x", end: nil), "TIMER", "5"),
      (.progress(value: Binding("p"), range: 0...1), "PERCENT", "500"),
      (.wheel(value: Binding("w"), range: 0...9, step: 1), "VALUE", "5"),
    ] as [(FormattedTextElement.Subject, String, String)]
  )
  func bare(_ subject: FormattedTextElement.Subject, _ tag: String, _ android: String) {
    let number = FormattedNumber(subject: subject, value: 5)
    let bare = RichText.Tag(name: tag)
    #expect(number.value(of: bare, platform: .iOS, formats: LocaleFormats(locale: "en")) == nil)
    let shown = number.value(of: bare, platform: .android, formats: LocaleFormats(locale: "en"))
    #expect(shown == (tag == "PERCENT" ? "100" : android))
    #expect(
      number.value(of: RichText.Tag(name: "OTHER"), platform: .android, formats: LocaleFormats(locale: "en"))
        == nil
    )
  }

  @Test(
    "with a format that is none is written whole",
    arguments: ["", "%", "%s", "%d%d", "d", "%99999999999d%"]
  )
  func badFormats(_ format: String) throws {
    let converter = try #require(TagConverter(RichText.Tag(name: "N", converter: "number", format: format)))
    #expect(converter.text(of: 3.7, formats: LocaleFormats(locale: "en")) == "3")
  }
}

extension RichText.Tag {
  /// A tag `N` that writes a date as its locale does.
  fileprivate static func styled(_ day: String?, _ time: String?) -> RichText.Tag {
    RichText.Tag(name: "N", converter: "date_time", dayStyle: day, timeStyle: time)
  }

  /// A tag `N` that writes a date by a pattern.
  fileprivate static func pattern(_ pattern: String) -> RichText.Tag {
    RichText.Tag(name: "N", converter: "date_time", format: pattern)
  }
}
