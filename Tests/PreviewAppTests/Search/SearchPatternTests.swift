import Testing

@testable import PreviewInterface

@Suite("What a search takes for the same")
struct SearchPatternTests {
  @Test(
    "case, accents, and the way in which letters are stored",
    arguments: [
      ("unlock", "Unlock everything", "Unlock"),
      ("pagina", "Página inicial", "Página"),
      ("página", "Pagina", "Pagina"),
      ("gruße", "Grüße", "Grüße"),
      ("gru\u{308}ße", "Grüße", "Grüße"),
      ("grüße", "Gru\u{308}ße", "Gru\u{308}ße"),
      ("lodz", "Łódź", "Łódź"),
      ("dat hang", "Đặt hàng", "Đặt hàng"),
      ("istanbul", "İstanbul", "İstanbul"),
      ("елка", "Ёлка", "Ёлка"),
      ("и\u{306}", "й", "й"),
      ("αρχη", "Αρχή", "Αρχή"),
      ("ابدا", "ابدأ الآن", "ابدأ"),
      ("كتاب", "كِتَاب", "كِتَاب"),
      ("か", "が", "が"),
      ("か\u{3099}く", "がく", "がく"),
      ("プ", "フ\u{309A}ロ", "フ\u{309A}"),
      ("하", "한국", "한"),
      ("한", "\u{1112}\u{1161}\u{11AB}국", "\u{1112}\u{1161}\u{11AB}"),
      ("ABC", "ＡＢＣ", "ＡＢＣ"),
      ("a b", "a\u{A0}b", "a\u{A0}b"),
      ("l'offre", "l’offre", "l’offre"),
      ("softhyphen", "soft\u{AD}hyphen", "soft\u{AD}hyphen"),
      ("ป", "เปิด", "ปิ"),
    ]
  )
  func finds(query: String, text: String, match: String) throws {
    let range = try #require(SearchPattern(query).range(in: text))
    #expect(text[range].unicodeScalars.elementsEqual(match.unicodeScalars))
  }

  @Test(
    "a capital letter, a vowel of Thai and a voiced kana make a difference",
    arguments: [("Unlock", "unlock"), ("กน", "กิน"), ("が", "かく"), ("ば", "ぱ"), ("", "x"), ("\u{301}", "x")]
  )
  func findsNot(query: String, text: String) {
    #expect(SearchPattern(query).range(in: text) == nil)
  }
}
