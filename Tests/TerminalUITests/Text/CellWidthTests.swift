import Testing

import TerminalUI

@Suite("What a text looks like on a terminal")
struct CellWidthTests {
  @Test("its drawable form, and the columns that it takes", arguments: texts)
  func drawable(text: String, form: String, width: Int) {
    #expect(
      text.drawable.unicodeScalars.elementsEqual(form.unicodeScalars),
      "\(text.drawable.debugDescription)"
    )
    #expect(text.cellWidth == width)
    #expect(text.drawable.cellWidth == width)
    var grid = CellGrid(size: CellSize(width: 40, height: 1))
    #expect(grid.write(text + "|", at: .zero) == width + 1)
    #expect(grid.picture == form + "|")
  }

  static let texts: [(String, String, Int)] = [
    // As they are.
    ("", "", 0),
    ("Unlock everything", "Unlock everything", 17),
    ("e\u{301}té", "e\u{301}té", 3),
    ("日本語", "日本語", 6),
    ("ﾊﾝｶｸ", "ﾊﾝｶｸ", 4),
    ("Ｆｕｌｌ", "Ｆｕｌｌ", 8),
    ("한국어", "한국어", 6),
    ("ปลดล็อก", "ปลดล็อก", 6),
    ("ที่นี่", "ที่นี่", 2),
    ("กำ", "กำ", 2),
    ("مَرْحَبًا", "مَرْحَبًا", 5),
    ("שָׁלוֹם", "שָׁלוֹם", 4),
    ("🎉👍", "🎉👍", 4),
    ("59,99 €", "59,99 €", 7),
    ("\u{E000}", "\u{E000}", 1),
    // A cell for each spacing part.
    ("नमस्ते", "नमस्ते", 4),
    ("हिन्दी", "हिन्दी", 5),
    ("தமிழ்", "தமிழ்", 4),
    // Simplified, since terminals disagree.
    ("⚠️❤️", "⚠❤", 2),
    ("1️⃣", "1\u{20E3}", 1),
    ("👍🏽", "👍", 2),
    ("👨‍👩‍👧‍👦", "👨", 2),
    ("🏳️‍🌈", "🏳", 1),
    ("🇧🇷", "BR", 2),
    ("\u{1112}\u{1161}\u{11AB}", "한", 2),
    ("🫨", "\u{FFFD}", 1),
    ("a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "a\u{301}\u{302}\u{303}\u{304}", 1),
    ("\u{301}", "◌\u{301}", 1),
    ("\u{1161}", "◌", 1),
    ("\u{1100}\u{1160}\u{11A8}", "\u{1100}", 2),
    ("سلام\u{200C}ها", "سلامها", 6),
    // Controls seen.
    ("\u{1B}[31m", "␛[31m", 5),
    ("a\u{0}b\u{7}\u{8}\u{7F}", "a␀b␇␈␡", 6),
    ("\u{9B}2J\u{85}", "\u{FFFD}2J\u{FFFD}", 4),
    ("a\r\nb\tc", "a␍␊b␉c", 6),
    // Invisible characters removed.
    ("\u{202E}moc.live\u{202C}", "moc.live", 8),
    ("\u{2066}9.99\u{2069}", "9.99", 4),
    ("a\u{200B}b\u{200D}c\u{200E}d\u{200F}e\u{FEFF}f\u{AD}g\u{2060}h", "abcdefgh", 8),
    ("a\u{E0041}\u{E007F}b", "ab", 2),
    ("a\u{2028}b\u{2029}c", "abc", 3),
    ("10\u{A0}000\u{202F}€", "10 000\u{202F}€", 8),
  ]

  @Test(
    "cut to a width",
    arguments: [
      ("Premium", 7, "Premium"), ("Premium", 6, "Premi…"), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"),
      ("日本語", 4, "日…"), ("日本語", 1, "…"), ("日本語", 0, ""), ("ab", -3, ""),
    ]
  )
  func truncated(text: String, width: Int, result: String) {
    #expect(text.truncated(toWidth: width) == result)
  }

  @Test("filled up to a width")
  func padded() {
    #expect("日本".padded(toWidth: 6) == "日本  ")
    #expect("日本".padded(toWidth: 3) == "日本")
  }
}
