/// All that there is to say of a command, but for the options that it takes: each of those knows its commands.
struct CommandRow: Sendable {
  /// The word that asks for it; nil for what is done without one.
  let word: String?

  /// What it does, in one sentence without a full stop.
  let summary: String

  /// The forms of its line.
  let usage: [String]

  /// Lines to copy, the one that says most at the front.
  let examples: [String]

  /// A command with a word; without forms of its own it takes files.
  private init(_ word: String, _ summary: String, usage: [String]? = nil, examples: [String]) {
    self.word = word
    self.summary = summary
    self.usage = usage ?? ["paywall-preview \(word) FILE… [OPTION…]"]
    self.examples = examples
  }

  /// What is done without a word.
  private init(bare summary: String, usage: [String], examples: [String]) {
    (word, self.summary, self.usage, self.examples) = (nil, summary, usage, examples)
  }
}

extension Command {
  /// What there is to say of it.
  var row: CommandRow {
    switch self {
    case .preview: .preview
    case .resolve: .resolve
    case .render: .render
    case .locales: .locales
    case .strings: .strings
    case .check: .check
    }
  }
}

extension CommandRow {
  fileprivate static let preview = CommandRow(
    bare: "Open the interactive preview",
    usage: ["paywall-preview [FILE…] [OPTION…]"],
    examples: ["paywall-preview flow.json --locale pt-BR"]
  )

  fileprivate static let resolve = CommandRow(
    "resolve",
    "Print what a code gets, and why",
    usage: [
      "paywall-preview resolve FILE [OPTION…]",
      "paywall-preview resolve --available CODE,… [--default CODE] [OPTION…]",
    ],
    examples: [
      "paywall-preview resolve flow.json --locale pt_BR",
      "paywall-preview resolve --available en,pt-br,zh-hant --default en --locale zh-Hant-TW",
      "paywall-preview resolve flow.json --locale ar-EG --rule onboarding --format json",
      "paywall-preview resolve flow.json MyApp/ --languages pt-BR,en",
      "paywall-preview resolve MyApp/ --rule im-kit --stored zh_CN --languages zh-Hans-CN,en",
    ]
  )

  fileprivate static let render = CommandRow(
    "render",
    "Print the screen as text",
    examples: [
      "paywall-preview render flow.json --locale de",
      "paywall-preview render fallback.json --flow home --screen offer --no-marks",
      "paywall-preview render fallback.json --rule remote-config --locale fr",
    ]
  )

  fileprivate static let locales = CommandRow(
    "locales",
    "Print how complete each localization is, and what phones' codes get",
    examples: [
      "paywall-preview locales fallback.json --flow home",
      "paywall-preview locales --available en,pt-br --default en --rule onboarding",
    ]
  )

  fileprivate static let strings = CommandRow(
    "strings",
    "Print every string with its origin",
    examples: [
      "paywall-preview strings flow.json --locale fr --format json",
      "paywall-preview strings flow.json --string title",
    ]
  )

  fileprivate static let check = CommandRow(
    "check",
    "Print findings; for continuous integration",
    examples: [
      "paywall-preview check flow.json --fail-on warning",
      "paywall-preview check flows/ --format json",
    ]
  )
}
