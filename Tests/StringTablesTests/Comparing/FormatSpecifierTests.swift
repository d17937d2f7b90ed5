import StringTables
import Testing

@Suite("The values that a text takes") struct FormatSpecifierTests {
  @Test(
    "are found, in the order of their positions",
    arguments: [
      ("Hello", []), ("%@", ["1@"]), ("%@ and %d", ["1@", "2d"]), ("%2$@ of %1$ld", ["1ld", "2@"]),
      ("%d%% off", ["1d"]), ("%5.2f", ["1f"]), ("%-10s|%05d", ["1s", "2d"]), ("%lld", ["1lld"]),
      ("%*d", ["1*", "2d"]), ("%#@count@ of %@", ["0#@count@", "1@"]), ("%1$@ %1$@", ["1@"]),
      ("100%", []), ("50% off", []), ("%%@", []), ("خصم %d%%", ["1d"]),
    ]
  )
  func arguments(_ text: String, _ expected: [String]) {
    #expect(FormatSpecifiers(text).arguments.map { "\($0.position)\($0.conversion)" } == expected)
    #expect(FormatSpecifiers(text).damaged.isEmpty)
  }

  @Test(
    "are damaged by translators and machines",
    arguments: [
      ("أكثر من ٪ @ ثانية", "٪ @"), ("% @", "% @"), ("%$@", "%$@"), ("% 1$@", "% 1$@"), ("%1 $@", "%1 $@"),
      ("%1$ @", "%1$ @"), ("٪d", "٪d"), ("％@", "％@"), ("%\u{200F}@", "%\u{200F}@"), ("%١$@", "%١$@"),
    ]
  )
  func damaged(_ text: String, _ damage: String) {
    #expect(FormatSpecifiers(text).damaged == [damage])
    #expect(FormatSpecifiers(text).arguments.isEmpty)
  }

  @Test(
    "A percent sign is not a damaged specifier",
    arguments: ["100٪ off", "50 % d'économie", "٪٥٠ خصم", "100％オフ"]
  )
  func percent(_ text: String) {
    #expect(FormatSpecifiers(text).damaged.isEmpty)
    #expect(FormatSpecifiers(text).difference(from: FormatSpecifiers("Off")) == nil)
  }

  @Test(
    "differ from those of the reference",
    arguments: [
      ("%@", "%@", nil), ("%1$@ %2$d", "%@ %d", nil), ("%2$d %1$@", "%@ %d", nil), ("%i", "%d", nil),
      ("%lld", "%ld", nil), ("Hi", "%@", "takes no value, the reference takes %@"),
      ("%d %@", "%@ %d", "takes %d and %@, the reference takes %@ and %d"),
      ("%2$@", "%@ %@", "takes %2$@, the reference takes %@ and %@"),
      ("%d", "%ld", "takes %d, the reference takes %ld"),
      ("٪ @", "%@", "“٪ @” is no specifier and stays as it is, the reference takes %@"),
      ("%@, 50% off", "%@, half off", "“% o” may be read as a specifier; a percent sign is written %%"),
    ] as [(String, String, String?)]
  )
  func difference(_ text: String, _ reference: String, _ reason: String?) {
    #expect(FormatSpecifiers(text).difference(from: FormatSpecifiers(reference)) == reason)
  }
}
