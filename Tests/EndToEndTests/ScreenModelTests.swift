import PseudoTerminal
import Testing

/// The screen model by itself: what it draws, and what it refuses.
///
/// Control characters are written as their pictures (␛ ␍ ␊), so that a report of the tests holds none.
@Suite struct ScreenModelTests {
  private func bytes(_ pictured: String) -> [UInt8] {
    pictured.unicodeScalars.flatMap { scalar -> [UInt8] in
      switch scalar {
      case "\u{2400}"..."\u{241F}": [UInt8(scalar.value - 0x2400)]
      case "␡": [0x7F]
      default: Array(String(scalar).utf8)
      }
    }
  }

  private func screen(_ pictured: String, columns: Int = 10, rows: Int = 3) -> ScreenModel {
    var screen = ScreenModel(columns: columns, rows: rows)
    screen.feed(bytes(pictured))
    return screen
  }

  @Test(arguments: [
    ("plain", ["plain", "", ""]),
    ("one␍␊two", ["one", "two", ""]),
    ("0123456789ab", ["0123456789", "ab", ""]),
    ("012345678日", ["012345678", "日", ""]),
    ("日本␛[1;2Hx", [" x本", "", ""]),
    ("日本␛[1;3Hx", ["日x", "", ""]),
    ("e\u{301}␛[1Cx", ["e\u{301} x", "", ""]),
    ("กำ", ["กำ", "", ""]),
    ("a␉b", ["a       b", "", ""]),
    ("abc␛[1;2H␛[K", ["a", "", ""]),
    ("abc␛[1;2H␛[P", ["ac", "", ""]),
    ("abc␛[1;2H␛[2@", ["a  bc", "", ""]),
    ("abc␛[1;2H␛[X", ["a c", "", ""]),
    ("-␛[4b", ["-----", "", ""]),
    ("a␍␊b␍␊c␍␊d", ["b", "c", "d"]),
    ("a␍␊b␍␊c␛[1;1H␛[M", ["b", "c", ""]),
    ("a␍␊b␍␊c␛[1;1H␛M", ["", "a", "b"]),
    ("a␍␊b␍␊c␛[2;3r␛[3;1H␊", ["a", "c", ""]),
    ("␛(0lqk␛(B", ["┌─┐", "", ""]),
    ("main␛[?1049hother␛[?1049l", ["main", "", ""]),
  ])
  func draws(text: String, lines: [String]) {
    let screen = screen(text)
    #expect(screen.fault == nil)
    #expect(screen.lines == lines)
  }

  @Test(arguments: [
    ("a", 1), ("é", 1), ("─", 1), ("✓", 1), ("◂", 1), ("…", 1), ("ﻼ", 1), ("🇧", 1), ("日", 2), ("カ", 2),
    ("한", 2),
    ("Ａ", 2), ("，", 2), ("😀", 2), ("⌚", 2), ("ก\u{E31}", 1), ("ب\u{64E}", 1), ("e\u{301}\u{323}", 1),
  ])
  func advances(text: String, columns: Int) {
    #expect(screen(text).cursor.x == columns)
  }

  @Test func keepsRenditions() {
    let screen = screen("␛[1;38;5;208;44mx␛[my")
    var expected = Rendition()
    expected.bold = true
    expected.foreground = .indexed(208)
    expected.background = .indexed(4)
    #expect(screen[0, 0].rendition == expected)
    #expect(screen[1, 0].rendition == Rendition())
  }

  @Test func followsModes() {
    let on = screen("␛[?1049h␛[22;0;0t␛[?25l␛[?1h␛=␛[?1000;1006h␛[?2004h␛[8l")
    #expect(on.fault == nil)
    #expect(on.modes.alternateScreen && !on.modes.cursorVisible && on.modes.bracketedPaste)
    #expect(on.modes.mouse == [1000, 1006] && !on.modes.reordersText && on.modes.savedTitles == 1)
    var off = on
    off.feed(bytes("␛[?1049l␛[23;0;0t␛[?25h␛[?1l␛>␛[?1006;1000l␛[?2004l␛[8h"))
    #expect(off.fault == nil)
    #expect(off.modes == .atRest)
  }

  @Test(arguments: [
    "␇", "␛c", "␛[6n", "␛[c", "␛]0;title␇", "␛]8;;http://a␛\\",
    "␛P1␛\\",
    "␛[?3h", "␛[5m", "␛[8m", "␛[38;9;1m", "␛[20h", "␛[21t", "␛[!p",
    "\u{9B}1m",
    "a\u{202E}b", "a\u{2066}b", "a\u{200F}b", "a\u{2028}b", "a\u{AD}b", "a\u{FEFF}b", "\u{301}", "␡",
    "␎",
  ])
  func refuses(text: String) {
    #expect(screen(text).fault != nil)
  }

  @Test(
    arguments: [[0xFF], [0xC3, 0x28], [0xE2, 0x82, 0x28], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0x9B]]
      as [[UInt8]]
  )
  func refusesBrokenUTF8(bytes: [UInt8]) {
    var screen = ScreenModel(columns: 10, rows: 3)
    screen.feed(bytes)
    #expect(screen.fault != nil)
  }

  @Test func takesBytesInAnyPieces() {
    let text = "␛[2;3H日本e\u{301}␛[1mx"
    var pieces = ScreenModel(columns: 10, rows: 3)
    for byte in bytes(text) { pieces.feed([byte]) }
    #expect(pieces.lines == screen(text).lines)
    #expect(pieces.lines[1] == "  日本e\u{301}x")
  }

  @Test func keepsTheTopLeftWhenResized() {
    var screen = screen("0123456789␍␊abc␍␊xyz")
    screen.resize(columns: 4, rows: 2)
    #expect(screen.lines == ["0123", "abc"])
    screen.resize(columns: 6, rows: 3)
    #expect(screen.lines == ["0123", "abc", ""])
  }
}
