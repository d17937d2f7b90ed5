import PreviewCommands
import PreviewModel
import Testing

@Suite("Reports for people")
struct TextReportTests {
  @Test("resolve says what a code gets, why, what to pass, and what other rules give")
  func resolve() {
    #expect(
      Run.run("resolve flow.json --locale pt_BR").output == """
        flow.json
        ! “pt_BR” gets “en”: silent fallback to the default
          pass “pt-br” instead

        Why (flow rule, iOS)
          ✗ “pt_BR” is no localization
          ↓ the default “en” is shown: no error, no log

        Nearest
          pt-br  differs by case and “_”

        Other rules
          flow-android-4.0.0  en     silent fallback to the default
          onboarding          pt-br  normalized match
          paywall             pt-br  normalized match
          cdn                 en     silent fallback to en
          flow-normalized     pt-br  normalized match

        How a flow matches a code
          ✗ French page, page for Unity (older revisions): case and “_” are folded, then the part before the \
        first hyphen  → pt-br
          ✓ Spanish and Vietnamese pages, code: character by character  → en

        Strings: 2 of 2 own

        """
    )
  }

  @Test(
    "where nothing can be passed instead, resolve says whether something is near and names the default",
    arguments: [
      ("pt-PT", "  what is near is not meant for this code: pass “en”, the default, by its name"),
      ("ko", "  nothing is near: pass “en”, the default, by its name"),
    ]
  )
  func advice(code: String, expected: String) {
    #expect(Run.run("resolve flow.json --locale \(code)").output.contains(expected + "\n"))
  }

  @Test("render marks text from the default at its line, and lists it")
  func render() {
    #expect(
      Run.run("render flow.json --locale pt-br --width 20").output == """
        flow.json · screen “offer”
        = “pt-br” gets “pt-br”: exact match
          flow rule, iOS, left to right

                Olá
              Buy now        ◂en

        1 string from “en”
          buy  Buy now

        """
    )
  }

  @Test("render without marks shows just what the user sees")
  func renderWithoutMarks() {
    #expect(
      Run.run("render flow.json --locale pt-br --width 20 --no-marks").output == """
        flow.json · screen “offer”
        = “pt-br” gets “pt-br”: exact match
          flow rule, iOS, left to right

                Olá
              Buy now

        """
    )
  }

  @Test("strings gives every string its origin")
  func strings() {
    #expect(
      Run.run("strings flow.json --locale de").output == """
        flow.json
        = “de” gets “de”: exact match
        = own   ◂ from the default   ∅ empty   ✗ nowhere

        = title  Hallo
        ∅ buy

        """
    )
  }

  @Test("locales counts strings by localization and screen")
  func locales() {
    let table = Run.run("locales flow.json").output.split(separator: "\n").dropFirst().prefix(4)
    #expect(
      table.joined(separator: "\n") == """
        Localization                                Strings         offer
        en            English              default      2/2  100 %    2/2
        pt-br         Portuguese (Brazil)               1/2   50 %    1/2
        de            German                            1/2   50 %    1/2
        """
    )
  }

  @Test(
    "check fails at its threshold",
    arguments: [
      ("error", .findings), ("warning", .findings), ("note", .findings), ("never", .success),
    ] as [(String, ExitCode)]
  )
  func check(_ threshold: String, _ code: ExitCode) {
    let run = Run.run("check flow.json --fail-on \(threshold)")
    #expect(
      run.output == """
        ✗ error   de: “buy” is empty and hides the text of the default [empty-string]
        ! warning pt-br: 1 of 2 strings come from “en”: buy [merged-strings]

        1 error, 1 warning, 0 notes in 1 view

        """
    )
    #expect(run.code == code)
  }

  @Test("check says where in the file something is wrong")
  func place() {
    let files = FileSystem.memory([
      "flow.json": Fixtures.flow.replacing(
        "\"type\": \"v_stack\"",
        with: "\"type\":\"v_stack\",\"h_align\":\"middle\""
      )
    ])
    let output = Run.run("check flow.json", files).output
    #expect(output.contains("“h_align” is “middle”: the app would show nothing [invalid-value] /screens/"))
  }

  @Test("Without a terminal the bare form prints what render prints")
  func bare() {
    #expect(Run.run("flow.json --locale de") == Run.run("render flow.json --locale de"))
    #expect(Run.run("flow.json", onTerminal: true) == Run(isInteractive: true))
  }

  @Test(
    "Color is for terminals, unless it is asked for or declined",
    arguments: [
      ("auto", [:], true, true), ("auto", [:], false, false), ("auto", ["NO_COLOR": "1"], true, false),
      ("auto", ["NO_COLOR": ""], true, true), ("auto", ["TERM": "dumb"], true, false),
      ("always", ["NO_COLOR": "1"], false, true), ("never", [:], true, false),
    ] as [(String, [String: String], Bool, Bool)]
  )
  func color(_ choice: String, _ environment: [String: String], _ onTerminal: Bool, _ isColored: Bool) {
    let run = Run.run(
      "resolve flow.json --color \(choice)",
      environment: environment,
      onTerminal: onTerminal
    )
    #expect(run.output.contains("\u{1B}[") == isColored)
  }

  @Test("An omitted code is not an empty one")
  func omitted() {
    #expect(Run.run("resolve flow.json").output.contains("an omitted code gets “en”: the fixed “en”"))
    #expect(Run.run("resolve flow.json --locale=").output.contains("an empty code gets “en”"))
  }
}
