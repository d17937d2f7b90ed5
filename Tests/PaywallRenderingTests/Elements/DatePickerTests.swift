import FlowDocuments
import LocaleMatching
import PaywallRendering
import Testing

@Suite("A control for a date")
struct DatePickerTests {
  /// 5 March 2026, 14:07.
  private static let moment = 1_772_719_620_000.0

  private func picture(
    _ style: String,
    _ components: String,
    in language: LocaleCode,
    width: Int = 30,
    value: Double? = moment,
    isRightToLeft: Bool = false
  ) throws -> String {
    let phone = Phone(
      width: width,
      isRightToLeft: isRightToLeft,
      state: .setting("v", to: value.map { .number($0) }),
      language: language
    )
    return try phone.picture(
      #"{"type":"\#(style)_datetime_picker","value":{"var":"v"},"components":[\#(components)]}"#
    ).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacing("\u{202F}", with: " ") }.joined(separator: "\n")
  }

  @Test(
    "is a chip for the day and one for the time, as the phone's language writes them",
    arguments: [
      ("en", "", "   [Mar 5, 2026] [2:07 PM]"), ("de", "", "     [05.03.2026] [14:07]"),
      ("ja", #""date""#, "         [2026/03/05]"), ("de", #""hour_and_minute""#, "           [14:07]"),
    ] as [(LocaleCode, String, String)]
  )
  func compact(_ language: LocaleCode, _ components: String, _ expected: String) throws {
    #expect(try picture("compact", components, in: language) == expected)
  }

  @Test("starts with the present, which stands still in a preview")
  func present() throws {
    #expect(try picture("compact", "", in: "de", width: 21, value: nil) == "[01.01.2026] [09:41]")
  }

  @Test(
    "is wheels in the order of the language, with what comes before and after",
    arguments: [
      ("en", #""date""#, ["February  4  2025", "▸   March    5  2026  ◂", "April    6  2027"]),
      ("de", #""date""#, ["4.  Februar  2025", "▸  5.   März    2026  ◂", "6.   April   2027"]),
      ("ja", #""date""#, ["2025年  2月  4日", "▸  2026年  3月  5日  ◂", "2027年  4月  6日"]),
      ("pt-BR", #""date""#, ["4  fevereiro  2025", "▸  5    março    2026  ◂", "6    abril    2027"]),
      ("ar-SA", #""date""#, ["١٥  ﻥﺎﺒﻌﺷ  ١٤٤٦", "▸  ١٦  ﻥﺎﻀﻣﺭ  ١٤٤٧  ◂", "١٧  ﻝﺍﻮﺷ   ١٤٤٨"]),
      ("en", #""hour_and_minute""#, ["1  06  AM", "▸  2  07  PM  ◂", "3  08"]),
      ("de", "", ["Mi., 4. März  13  06", "▸  Do., 5. März  14  07  ◂", "Fr., 6. März  15  08"]),
    ] as [(LocaleCode, String, [String])]
  )
  func wheel(_ language: LocaleCode, _ components: String, _ expected: [String]) throws {
    let rows = try picture("wheel", components, in: language, width: 32).split(separator: "\n")
    #expect(rows.map { String($0.trimmingPrefix(while: \.isWhitespace)) } == expected)
  }

  @Test(
    "turns from month to month at the end of a year and of a long month",
    arguments: [
      // 31 January 2026 and 1 January 2024, which begins a leap year.
      (1_769_860_800_000, ["30.  Dezember  2025", "▸  31.   Januar   2026  ◂", "1.   Februar   2027"]),
      (1_704_067_200_000, ["31.  Dezember  2023", "▸  1.    Januar   2024  ◂", "2.   Februar   2025"]),
    ] as [(Double, [String])]
  )
  func ends(_ moment: Double, _ expected: [String]) throws {
    let rows = try picture("wheel", #""date""#, in: "de", width: 32, value: moment).split(separator: "\n")
    #expect(rows.map { String($0.trimmingPrefix(while: \.isWhitespace)) } == expected)
  }

  @Test(
    "is a calendar of the month, whose weeks start as the language has it",
    arguments: [
      (
        "en-US",
        [
          "March 2026", "  S  M  T  W  T  F  S", "  1  2  3  4[ 5] 6  7", "  8  9 10 11 12 13 14",
          " 15 16 17 18 19 20 21", " 22 23 24 25 26 27 28", " 29 30 31",
        ]
      ),
      (
        "de",
        [
          "März 2026", "  M  D  M  D  F  S  S", "                    1", "  2  3  4[ 5] 6  7  8",
          "  9 10 11 12 13 14 15", " 16 17 18 19 20 21 22", " 23 24 25 26 27 28 29", " 30 31",
        ]
      ),
      (
        "fa-IR",
        [
          "۱۴۰۴ ﺪﻨﻔﺳﺍ", "  ﺵ  ﯼ  ﺩ  ﺱ  ﭺ  ﭖ  ﺝ", "                    ۱", "  ۲  ۳  ۴  ۵  ۶  ۷  ۸",
          "  ۹ ۱۰ ۱۱ ۱۲ ۱۳[۱۴]۱۵", " ۱۶ ۱۷ ۱۸ ۱۹ ۲۰ ۲۱ ۲۲", " ۲۳ ۲۴ ۲۵ ۲۶ ۲۷ ۲۸ ۲۹",
        ]
      ),
      (
        "th",
        [
          "มีนาคม 2569", " อา  จ  อ  พ พฤ  ศ  ส", "  1  2  3  4[ 5] 6  7", "  8  9 10 11 12 13 14",
          " 15 16 17 18 19 20 21", " 22 23 24 25 26 27 28", " 29 30 31",
        ]
      ),
    ] as [(LocaleCode, [String])]
  )
  func graphical(_ language: LocaleCode, _ expected: [String]) throws {
    let rows = try picture("graphical", #""date""#, in: language, width: 21).split(separator: "\n")
    #expect(rows.map(String.init) == expected)
  }

  @Test("is read from the right where the screen is")
  func rightToLeft() throws {
    let rows = try picture("graphical", #""date""#, in: "ar-EG", width: 21, isRightToLeft: true)
      .split(separator: "\n")
    #expect(rows[1].contains("ﺝ  ﺥ  ﺭ  ﺙ  ﻥ  ﺡ  ﺱ"))
    #expect(rows[2].contains("٦ [٥ ]٤  ٣  ٢  ١"))
  }

  @Test("tells that the phone writes it")
  func finding() throws {
    let screen = try Phone(width: 30, language: "fr").draw(#"{"type":"compact_datetime_picker"}"#)
    #expect(screen.checks == ["phone-language"])
  }
}
