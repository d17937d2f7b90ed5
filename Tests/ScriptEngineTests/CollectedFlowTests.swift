import FlowDocuments
import FlowScripts
import LocaleMatching
import TestSupport
import Testing

/// The flows that were collected with the screens that a phone shows, in every localization.
@Suite(
  .serialized,
  .enabled(if: Engine.isAvailable, "JavaScriptCore is not installed"),
  .enabled(if: RealFiles.arePresent, "the collected flows are not here")
)
struct CollectedFlowTests {
  private func player(
    _ name: String,
    _ code: LocaleCode,
    taking walk: FlowWalk = FlowWalk()
  ) throws -> FlowPlayer {
    try FlowPlayer(
      String(decoding: RealFiles.bytes("cases/flows/\(name).json"), as: UTF8.self),
      in: code,
      taking: walk
    )
  }

  // MARK: - plans

  struct Plans: Sendable {
    let code: LocaleCode
    let start: [String]
    let year, month, yearDetail, monthDetail, yearFooter, monthFooter, clear, terms, address: String
  }

  private static let english = Plans(
    code: "en",
    start: [
      "Go further", "Pay by card, cancel any time", "[Yearly: $59.99]", "[Monthly: $9.99]",
      "Pick a plan to see what it includes", "[Clear]", "[Terms]", "—", "[Choose a plan]",
    ],
    year: "Yearly: $59.99",
    month: "Monthly: $9.99",
    yearDetail: "12 months, all maps",
    monthDetail: "1 month, all maps",
    yearFooter: "[Start a year for $59.99]",
    monthFooter: "[Start for $9.99]",
    clear: "Clear",
    terms: "Terms",
    address: "https://example.com/en/terms"
  )

  private static let plansInEachLanguage = [
    english,
    Plans(
      code: "de",
      start: english.start,
      year: english.year,
      month: english.month,
      yearDetail: english.yearDetail,
      monthDetail: english.monthDetail,
      yearFooter: english.yearFooter,
      monthFooter: english.monthFooter,
      clear: english.clear,
      terms: english.terms,
      address: english.address
    ),
    Plans(
      code: "pt-BR",
      start: [
        "Vá mais longe", "Pague com Pix", "[Anual: $59.99]", "[Mensal: $9.99]",
        "Escolha um plano para ver o que inclui", "[Limpar]", "[Termos]", "—", "[Escolha um plano]",
      ],
      year: "Anual: $59.99",
      month: "Mensal: $9.99",
      yearDetail: "12 meses, todos os mapas",
      monthDetail: "1 mês, todos os mapas",
      yearFooter: "[Comece o ano por $59.99]",
      monthFooter: "[Comece por $9.99]",
      clear: "Limpar",
      terms: "Termos",
      address: "https://example.com/pt/termos"
    ),
  ]

  @Test(arguments: plansInEachLanguage)
  func `a plan that is chosen changes what can be read`(plans: Plans) throws {
    var player = try player("plans", plans.code)
    #expect(player.lines == plans.start)
    player.press(plans.year)
    #expect(player.lines[4] == plans.yearDetail)
    #expect(player.lines.last == plans.yearFooter)
    player.press(plans.month)
    #expect(player.lines[4] == plans.monthDetail)
    #expect(player.lines.last == plans.monthFooter)
    player.press(plans.terms)
    #expect(player.run.notices.last == .open(address: plans.address, isInApp: false))
    player.press(plans.clear)
    #expect(player.lines == plans.start)
    #expect(player.run.notices.last == .log(level: "info", message: "selection cleared"))
    #expect(player.checks == [])
  }

  @Test(arguments: ["success", "userCanceled", "pending", "fail"])
  func `a purchase closes the flow when it succeeds`(answer: String) throws {
    var player = try player("plans", "en")
    player.press("Yearly: $59.99")
    player.press("Start a year for $59.99")
    #expect(player.run.question?.subject == .purchase(productID: "fp-year", isWeb: false))
    player.take(.answer(answer))
    #expect(player.run.question == nil)
    #expect((player.run.notices.last == .close) == (answer == "success"))
    #expect(player.lines.last == "[Start a year for $59.99]")
  }

  // MARK: - sheet-rtl

  struct Sheet: Sendable {
    let code: LocaleCode
    let screen, headline: String
    let tabs: [String]
    let first, second, firstTab, secondTab, off, on, week, life, chooseLife, ask, help, sheet, close: String
    let alert: FlowQuestion.Subject
    let answers, said: [String]
  }

  private static let sheetsInEachLanguage = [
    Sheet(
      code: "en",
      screen: "start#start-1",
      headline: "Welcome back",
      tabs: ["[Reading]", "[Listening]"],
      first: "Reading",
      second: "Listening",
      firstTab: "Books for every evening",
      secondTab: "Stories for every walk",
      off: "No reminder",
      on: "We will remind you",
      week: "Continue with Week",
      life: "Continue with Lifetime",
      chooseLife: "Forever $99.00",
      ask: "Continue",
      help: "Help",
      sheet: "Write to us any day",
      close: "Close",
      alert: .alert(title: "Carry on?", message: "You can cancel later"),
      answers: ["Yes", "No"],
      said: ["You said yes", "You said no"]
    ),
    Sheet(
      code: "ar",
      screen: "start_rtl#start-1",
      headline: "مرحبًا بعودتك",
      tabs: ["[استماع]", "[قراءة]"],
      first: "قراءة",
      second: "استماع",
      firstTab: "كتب لكل مساء",
      secondTab: "قصص لكل نزهة",
      off: "بدون تذكير",
      on: "سنذكّرك",
      week: "المتابعة مع Week",
      life: "المتابعة مع Lifetime",
      chooseLife: "مدى الحياة $99.00",
      ask: "متابعة",
      help: "مساعدة",
      sheet: "راسلنا في أي يوم",
      close: "إغلاق",
      alert: .alert(title: "هل تتابع؟", message: "يمكنك الإلغاء لاحقًا"),
      answers: ["نعم", "لا"],
      said: ["قلت نعم", "قلت لا"]
    ),
  ]

  @Test(arguments: sheetsInEachLanguage)
  func `another screen right to left, a switch, an alert and a sheet`(sheet: Sheet) throws {
    var player = try player("sheet-rtl", sheet.code)
    #expect(player.screen == sheet.screen)
    #expect(player.lines.first == sheet.headline)
    #expect(Array(player.lines[1...2]) == sheet.tabs)
    #expect(player.lines[3] == sheet.firstTab)
    player.press(sheet.second)
    #expect(player.lines[3] == sheet.secondTab)
    #expect(player.lines.contains(sheet.off))
    player.turn()
    #expect(player.lines.contains(sheet.on))
    player.turn()
    #expect(player.lines.contains(sheet.off))
    #expect(player.lines.contains(sheet.week))
    player.press(sheet.chooseLife)
    #expect(player.lines.contains(sheet.life))
    for (id, said) in zip(["yes", "no"], sheet.said) {
      player.press(sheet.ask)
      #expect(player.run.question?.subject == sheet.alert)
      #expect(player.run.question?.answers.map(\.title) == sheet.answers)
      player.take(.answer(id))
      #expect(player.lines.contains(said))
    }
    for isTap in [false, true] {
      player.press(sheet.help)
      #expect(player.lines == [sheet.sheet, "[\(sheet.close)]"])
      #expect(player.run.stage?.layers.map(\.navigator.id) == ["default", "sheet"])
      if isTap { player.take(.back) } else { player.press(sheet.close) }
      #expect(player.screen == sheet.screen)
    }
    #expect(player.checks == [])
  }

  // MARK: - timer-formats

  struct Timer: Sendable {
    let code: LocaleCode
    let note, timer, later, saving, level, high, low, one, two, secondTab, year, month, chooseMonth,
      hint: String
  }

  private static let timersInEachLanguage = [
    Timer(
      code: "de",
      note: "Alle Preise inklusive Steuer",
      timer: "Noch 1 Std. 30 Min.",
      later: "Noch 0 Min.",
      saving: "Du sparst 59,89 (49 %) seit 1. Januar 2026",
      level: "Stufe mittel",
      high: "Stufe hoch",
      low: "Stufe niedrig",
      one: "Vorteile",
      two: "Fragen",
      secondTab: "Wie kündige ich?",
      year: "Kaufen für $59.99",
      month: "Kaufen für $9.99",
      chooseMonth: "Monat $9.99",
      hint: "Dein Name"
    ),
    Timer(
      code: "ja",
      note: "価格はすべて税込みです",
      timer: "残り1時間30分",
      later: "残り0分",
      saving: "2026年1月1日から59.89（49%）お得",
      level: "レベル中",
      high: "レベル高",
      low: "レベル低",
      one: "特典",
      two: "質問",
      secondTab: "解約するには？",
      year: "$59.99で購入",
      month: "$9.99で購入",
      chooseMonth: "1か月 $9.99",
      hint: "お名前"
    ),
  ]

  @Test(arguments: timersInEachLanguage)
  func `a timer, converters, a field and a button that is switched off`(timer: Timer) throws {
    var player = try player("timer-formats", timer.code)
    #expect(player.lines[1] == timer.note)
    #expect(player.lines[2] == timer.timer)
    #expect(player.lines[3] == timer.saving)
    #expect(player.lines.contains(timer.level))
    player.press(timer.two)
    #expect(player.lines.contains(timer.secondTab))
    #expect(player.lines.last == "[\(timer.year)]")
    player.press(timer.chooseMonth)
    #expect(player.lines.last == "[\(timer.month)]")
    #expect(player.lines.contains(timer.hint))
    player.type("  Ada Lovelace the first ")
    #expect(player.lines.contains("Ada Lovela"))
    for (answer, level) in [("success", timer.high), ("fail", timer.low)] {
      player.press(timer.month)
      #expect(player.run.question != nil)
      #expect(player.control(timer.month) == nil, "the button is switched off while the store is asked")
      player.take(.answer(answer))
      #expect(player.control(timer.month)?.isEnabled == true)
      #expect(player.lines.contains(level))
    }
    player.take(.expire(timer: "sale"))
    #expect(player.lines[2] == timer.later)
    #expect(player.checks == [])
  }

  // MARK: - faults

  struct Faults: Sendable {
    let code: LocaleCode
    let hello, chosen, first, missing, boom, second, month: String
    let endless: [String]
    let ansi: String
  }

  private static let faultsInEachLanguage = [
    Faults(
      code: "fr",
      hello: "Bonjour",
      chosen: "Choisi : Year",
      first: "Premier onglet",
      missing: "Fonction absente",
      boom: "Erreur",
      second: "Deuxième onglet",
      month: "Choisi : Month",
      endless: ["Boucle", "Promesses", "Mémoire"],
      ansi: "Échappement"
    ),
    Faults(
      code: "zh-Hans",
      hello: "Seulement en français",
      chosen: "已选：Year",
      first: "第一页",
      missing: "缺少函数",
      boom: "错误",
      second: "第二页",
      month: "已选：Month",
      endless: ["循环", "承诺", "内存"],
      ansi: "转义"
    ),
  ]

  @Test(arguments: faultsInEachLanguage)
  func `faults, each with what the phone makes of it`(faults: Faults) throws {
    var player = try player("faults", faults.code)
    #expect(player.lines.first == faults.hello)
    // The three texts after it are empty: a `let`, an unset variable, and a path through nothing.
    #expect(player.lines[1].hasPrefix("["))
    #expect(player.lines.contains(faults.first))
    #expect(player.lines.last == faults.chosen)
    #expect(player.messages.contains { $0.contains("line 19") && $0.contains("undefinedThing") })
    #expect(player.messages.contains { $0.contains("f.deep.path.nowhere") })
    player.press(faults.missing)
    #expect(player.lines.contains(faults.first), "iOS leaves out the rest of the actions")
    #expect(player.messages.contains { $0.contains("f.noSuchFunction") })
    player.press(faults.boom)
    #expect(player.lines.contains(faults.second), "what came before the exception stays")
    #expect(player.lines.last == faults.month, "the next action of the list runs")
    #expect(player.messages.contains { $0.contains("boom \(faults.code.rawValue)") })
    for endless in faults.endless {
      let before = player.lines
      player.press(endless)
      #expect(player.lines == before)
      #expect(player.run.standstill == nil)
    }
    #expect(player.checks.filter { $0 == "script-stopped" }.count == 3)
    player.press(faults.ansi)
    #expect(player.run.question?.subject == .alert(title: "\u{1B}[2J\u{1B}]0;title\u{7}red", message: ""))
    player.take(.answer("OK"))
    #expect(player.run.question == nil)
  }

  // MARK: - Another language

  @Test func `a walk in one language is taken in the other`() throws {
    var english = try player("sheet-rtl", "en")
    english.press("Listening")
    english.turn()
    english.press("Forever $99.00")
    english.press("Continue")
    english.take(.answer("yes"))
    let walk = try FlowWalk(bytes: Array(english.run.walk.text.utf8))
    #expect(walk == english.run.walk)
    let arabic = try player("sheet-rtl", "ar", taking: walk)
    #expect(arabic.run.walk.steps.count == 5)
    let expected = ["قصص لكل نزهة", "سنذكّرك", "المتابعة مع Lifetime", "قلت نعم"]
    #expect(expected.filter { !arabic.lines.contains($0) } == [])
    #expect(arabic.checks == [])
  }
}
