import FlowScripts
import Testing

@Suite struct DatePatternTests {
  @Test(
    arguments: [
      (0, "1970-01-01 00:00:00.000 12"), (1_767_268_800_000, "2026-01-01 12:00:00.000 12"),
      (951_782_399_999, "2000-02-28 23:59:59.999 11"), (951_782_400_000, "2000-02-29 00:00:00.000 12"),
      (-1, "1969-12-31 23:59:59.999 11"), (8.64e15, "275760-09-13 00:00:00.000 12"),
      (.nan, "-- ::. "), (1e300, "-- ::. "),
    ] as [(Double, String)]
  )
  func `the parts of a date are those of UTC`(time: Double, text: String) {
    let written = DatePattern("yyyy-MM-dd HH:mm:ss.SSS h").pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .number(let part, let digits): part.text(of: time, digits: digits)
      case .name: "?"
      }
    }
    #expect(written.joined() == text)
  }

  @Test(
    arguments: [
      ("d MMM", [.number(.day, digits: 1), .literal(" "), .name(part: "month", style: "short")]),
      ("EEEE", [.name(part: "weekday", style: "long")]), ("'o''clock", [.literal("o"), .literal("clock")]),
      ("''", [.literal("'")]), ("'", [.literal("")]), ("yy", [.number(.yearOfCentury, digits: 2)]), ("", []),
    ] as [(String, [DatePattern.Piece])]
  )
  func `letters are parts, and what stands between apostrophes is text`(
    pattern: String,
    pieces: [DatePattern.Piece]
  ) {
    #expect(DatePattern(pattern).pieces == pieces)
  }
}
