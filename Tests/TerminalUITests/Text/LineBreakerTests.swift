import Testing

import TerminalUI

@Suite("Breaking lines")
struct LineBreakerTests {
  @Test("in every script", arguments: texts)
  func lines(text: String, width: Int, lines: [String]) {
    let broken = LineBreaker().lines(of: [StyledRun(text)], width: width)
    #expect(broken.map(\.text) == lines)
    for line in broken where line.runs.count > 0 { #expect(line.width == line.text.cellWidth) }
  }

  static let texts: [(String, Int, [String])] = [
    // English
    ("Unlock everything today", 12, ["Unlock", "everything", "today"]),
    ("Unlock everything today", 17, ["Unlock everything", "today"]),
    ("Unlock   everything", 10, ["Unlock", "everything"]),
    ("state-of-the-art", 9, ["state-of-", "the-art"]),
    ("from -5 to 10-20", 7, ["from -5", "to", "10-20"]),
    ("(all of it)", 5, ["(all", "of", "it)"]),
    ("10\u{A0}000\u{A0}€ a year", 9, ["10\u{A0}000\u{A0}€", "a year"]),
    ("super\u{AD}cali", 6, ["super-", "cali"]),
    ("super\u{200B}cali", 6, ["super", "cali"]),
    ("no\u{2060}-\u{2060}break now", 9, ["no\u{2060}-\u{2060}break", "now"]),
    // Newlines and edges
    ("one\ntwo\r\nthree", 20, ["one", "two", "three"]),
    ("one\n\ntwo\n", 20, ["one", "", "two", ""]),
    ("one\u{2028}two", 20, ["one", "two"]),
    ("", 20, []),
    ("ab", 0, ["a", "b"]),
    ("日本", 1, ["日", "本"]),
    ("👨‍👩‍👧👨‍👩‍👧", 3, ["👨‍👩‍👧", "👨‍👩‍👧"]),
    // German
    ("Jahresabonnement kündigen", 16, ["Jahresabonnement", "kündigen"]),
    ("Jahresabonnement", 10, ["Jahresabon", "nement"]),
    ("Kosten-/Nutzenrechnung", 12, ["Kosten-/", "Nutzenrechnu", "ng"]),
    // French
    ("Essayez gratuitement !", 21, ["Essayez", "gratuitement !"]),
    ("« Tout » inclus", 9, ["« Tout »", "inclus"]),
    // Japanese
    ("すべての機能を使う。", 12, ["すべての機能", "を使う。"]),
    ("すべての機能。", 12, ["すべての機", "能。"]),
    ("キャンセルはいつでも「可能」です", 14, ["キャンセルはい", "つでも「可能」", "です"]),
    ("プレミアム「年額」", 12, ["プレミアム", "「年額」"]),
    ("ちょっと", 2, ["ちょ", "っと"].flatMap { $0.map(String.init) }),
    // Chinese
    ("解锁全部高级功能，随时取消。", 16, ["解锁全部高级功", "能，随时取消。"]),
    ("每年¥98享受Pro会员", 10, ["每年¥98享", "受Pro会员"]),
    // Korean, at spaces as on iOS
    ("모든 기능을 잠금 해제", 11, ["모든 기능을", "잠금 해제"]),
    ("Pro버전으로 업그레이드", 11, ["Pro버전으로", "업그레이드"]),
    // Thai, Lao, Khmer and Burmese, between the words of ICU's dictionaries
    ("ปลดล็อกทั้งหมดด้วยแผนรายปีของเรา", 22, ["ปลดล็อกทั้งหมดด้วยแผนรายปี", "ของเรา"]),
    ("ปลดล็อกทั้งหมดด้วยแผนรายปีของเรา", 10, ["ปลดล็อก", "ทั้งหมดด้วย", "แผนรายปีของ", "เรา"]),
    ("ປົດລັອກຄຸນສົມບັດທັງໝົດ", 12, ["ປົດລັອກຄຸນສົມບັດ", "ທັງໝົດ"]),
    ("ដោះសោមុខងារទាំងអស់", 12, ["ដោះសោមុខងារ", "ទាំងអស់"]),
    ("လုပ်ဆောင်ချက်အားလုံးကိုဖွင့်ပါ", 12, ["လုပ်ဆောင်ချက်", "အားလုံးကိုဖွင့်ပါ"]),
    // A mark of byte order beside a tag has no width, and no line ends at it.
    ("nur \u{FEFF}59,99 €\u{FEFF} im Jahr", 12, ["nur \u{FEFF}59,99 €", "im Jahr"]),
    ("for\u{FEFF}ever", 4, ["for\u{FEFF}e", "ver"]),
    // Arabic and Hebrew
    ("افتح جميع الميزات الآن", 12, ["افتح جميع", "الميزات الآن"]),
    ("בטל בכל עת", 8, ["בטל בכל", "עת"]),
  ]

  @Test("keeps the style of every part")
  func styles() {
    let bold = CellStyle(attributes: .bold)
    let runs = [StyledRun("Only "), StyledRun("59,99 €", style: bold), StyledRun(" a year")]
    #expect(
      LineBreaker().lines(of: runs, width: 9) == [
        StyledLine(runs: [StyledRun("Only")]),
        StyledLine(runs: [StyledRun("59,99 €", style: bold), StyledRun(" a")]),
        StyledLine(runs: [StyledRun("year")]),
      ]
    )
  }

  @Test("keeps a cluster whole that begins in one run and ends in the next")
  func clusterAcrossRuns() {
    let runs = [StyledRun("e"), StyledRun("\u{301}x", style: CellStyle(attributes: .bold))]
    #expect(
      LineBreaker().lines(of: runs, width: 9) == [
        StyledLine(runs: [StyledRun("e\u{301}"), StyledRun("x", style: CellStyle(attributes: .bold))])
      ]
    )
  }
}
