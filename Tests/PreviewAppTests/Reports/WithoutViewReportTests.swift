import PreviewCommands
import PreviewModel
import Testing

@Suite("Reports on what has no view")
struct WithoutViewReportTests {
  private let files = FileSystem.memory([
    "configs.json": Fallbacks.configs, "paywall.json": Fallbacks.paywall,
    "tour.json": Fallbacks.onboarding, "flow.json": Fixtures.flow,
  ])

  @Test("render --rule remote-config prints the payload and how the entries differ")
  func render() {
    #expect(
      Run.run("render configs.json --locale es", files).output == """
        configs.json · home · Own
        ! “es” gets “fr”: silent fallback to the first entry
          remote-config rule, iOS

        ▸ fr  3 keys
          en  3 keys
          de  no JSON

        {
          "title": "Bonjour",
          "price": 1.10,
          "family": true
        }

        Keys, held against “fr”, the first
        ! en  family is missing
        ! en  badge is extra
        ! en  price is a text, not a number
        = de  no JSON

        """
    )
  }

  @Test("the one object of a v3 paywall says that the server chose it", arguments: ["resolve", "render"])
  func chosenByServer(_ command: String) {
    let output = Run.run("\(command) paywall.json --locale fr", files).output
    #expect(output.contains("the server chose this object by the rule for paywalls"))
    #expect(!output.contains("Other rules"))
  }

  @Test("--format json has the payload as JSON, its numbers as they are spelled")
  func json() {
    let output = Run.run("render configs.json --locale fr --format json", files).output
    #expect(output.contains("\"payload\": {\n    \"title\": \"Bonjour\",\n    \"price\": 1.10,"))
    #expect(output.contains("\"other_type\": [\n        {\n          \"key\": \"price\","))
    let text = Run.run("render configs.json --locale de --format json", files).output
    #expect(text.contains("\"payload\": null,\n  \"payload_text\": \"Hallo\""))
  }

  @Test("check finds keys that differ and text that is no JSON")
  func check() {
    let output = Run.run("check configs.json", files).output
    #expect(
      output.contains(
        """
        en: the remote config “en” has other keys than “fr”, the first: family is missing, badge is extra, \
        price is a text, not a number [remote-config-keys]
        """
      )
    )
    #expect(output.contains("de: the remote config “de” is no JSON, so the app's dictionary is nil"))
  }

  @Test(
    "check says once what many variations share",
    arguments: [
      (["v-1"], ""), (["v-1", "v-2"], "v-1 and v-2 · "), (["v-1", "v-2", "v-3"], "v-1, v-2 and 1 more · "),
    ]
  )
  func shared(_ variations: [String], _ named: String) {
    let files = FileSystem.memory(["paywalls.json": Fallbacks.emptyConfigs(variations)])
    let output = Run.run("check paywalls.json", files).output
    let line =
      "\(named)en: the remote config “en” is an empty text, so the app's dictionary is nil [remote-config-not-json]"
    #expect(output.split(separator: "\n").filter { $0.hasPrefix("! warning") } == ["! warning \(line)"])
    #expect(output.contains("\(variations.count) warning"))
  }

  @Test(
    "an onboarding is decided over the localizations that a person names",
    arguments: [
      ("resolve tour.json --available en,pt-br --default en --locale pt_BR", "~ “pt_BR” gets “pt-br”"),
      (
        "resolve --available en,pt-br --default en --locale pt_BR --rule onboarding", "~ “pt_BR” gets “pt-br”"
      ),
      ("--available en,pt-br --default en --locale pt_BR", "! “pt_BR” gets “en”"),
    ]
  )
  func onboarding(_ line: String, _ answer: String) {
    #expect(Run.run(line, files).output.contains(answer))
  }

  @Test(
    "what cannot be answered says why, and what to do",
    arguments: [
      (
        "resolve tour.json --locale pt", ExitCode.input,
        """
        tour.json: “Tour”: the localizations of an onboarding are not in the file; name them with --available \
        en,pt-br --default en
        """
      ),
      (
        "render tour.json", .input,
        """
        tour.json: nothing to draw in “Tour”: an onboarding is a page hosted by Adapty, not part of the file: \
        https://x.example/tour.json; choose another placement or variation, or ask what a code gets with resolve
        """
      ),
      (
        "resolve flow.json --available en", .usage,
        "--available is for what has no localizations in the file; “flow.json” has its own"
      ),
      (
        "resolve flow.json --rule remote-config", .input,
        "flow.json: “flow.json”: there is no remote config; choose another variation or another --rule"
      ),
      (
        "resolve configs.json --rule flow", .input,
        """
        configs.json: “Own”: there are no localizations: a flow without a view: the app draws it itself; ask \
        for --rule remote-config
        """
      ),
    ]
  )
  func refusals(_ line: String, _ code: ExitCode, _ message: String) {
    #expect(Run.run(line, files) == Run(error: "paywall-preview: \(message)", code: code))
  }
}
