import LocaleMatching

/// What `--help` prints.
enum HelpText {
  /// The help of a command; nil for all of them.
  static func text(for command: Command?) -> String {
    guard let command, command != .preview else { return overview }
    let options = OptionName.allCases.filter { $0.applies(to: command) && $0 != .version }
    return """
      \(command.summary)

      USAGE
        \(command.usage)

      OPTIONS
      \(lines(of: options))
      \(options.contains(.rule) ? "\nRULES\n\(rules)\n" : "")
      EXAMPLES
      \(command.examples.map { "  \($0)" }.joined(separator: "\n"))

      """
  }

  private static var overview: String {
    """
    Shows what users of each language read on an Adapty paywall, and why.

    USAGE
      paywall-preview [FILE…]            the interactive preview
      paywall-preview COMMAND FILE…      a report

      FILE is a fallback file or a view, a folder of them, or - for standard input; or the
      strings of an app, alone or beside a flow: a project, a folder of language folders,
      a .strings file or a String Catalog.
      Without one the samples are opened. Where standard output is no terminal, the
      screen is printed. Files are only read, and nothing is fetched.

    COMMANDS
    \(TextColumns(rows: Command.words.map { ("  " + $0.rawValue, $0.summary) }).text)

    OPTIONS
    \(lines(of: OptionName.allCases))

    RULES
    \(rules)

    EXIT CODES
      0  done
      1  check found something at or above --fail-on
      2  the command line cannot be understood
      3  the input cannot be read or used
      4  no usable terminal

    EXAMPLES
    \(Command.words.flatMap { $0.examples.prefix(1) }.map { "  \($0)" }.joined(separator: "\n"))

    See paywall-preview COMMAND --help for one command, and ? in the interactive preview for its keys.

    """
  }

  private static func lines(of options: [OptionName]) -> String {
    TextColumns(
      rows: options.map { option in
        ("  \(option.spelling)" + (option.placeholder.map { " \($0)" } ?? ""), option.summary)
      }
    ).text
  }

  private static var rules: String {
    TextColumns(
      rows: MatchingRule.allCases.map { ("  \($0.rawValue)", "\($0.title): \($0.versions)") }
        + UnsimulatedRule.all.map { ("  –", "\($0.title): \($0.versions); not simulated") }
    ).text
  }
}

/// Two columns of text.
private struct TextColumns {
  let rows: [(String, String)]

  var text: String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      left + String(repeating: " ", count: width - left.count + 2) + right
    }.joined(separator: "\n")
  }
}

extension Command {
  /// What it does, in one sentence without a full stop.
  fileprivate var summary: String {
    switch self {
    case .preview: "Open the interactive preview"
    case .resolve: "Print what a code gets, and why"
    case .render: "Print the screen as text"
    case .locales: "Print how complete each localization is, and what phones' codes get"
    case .strings: "Print every string with its origin"
    case .check: "Print findings; for continuous integration"
    }
  }

  fileprivate var usage: String {
    switch self {
    case .preview: "paywall-preview [FILE…] [OPTION…]"
    case .resolve:
      """
      paywall-preview resolve FILE [OPTION…]
        paywall-preview resolve --available CODE,… [--default CODE] [OPTION…]
      """
    default: "paywall-preview \(rawValue) FILE… [OPTION…]"
    }
  }

  fileprivate var examples: [String] {
    switch self {
    case .preview: ["paywall-preview flow.json --locale pt-BR"]
    case .resolve:
      [
        "paywall-preview resolve flow.json --locale pt_BR",
        "paywall-preview resolve --available en,pt-br,zh-hant --default en --locale zh-Hant-TW",
        "paywall-preview resolve flow.json --locale ar-EG --rule onboarding --format json",
        "paywall-preview resolve flow.json MyApp/ --languages pt-BR,en",
        "paywall-preview resolve MyApp/ --rule im-kit --stored zh_CN --languages zh-Hans-CN,en",
      ]
    case .render:
      [
        "paywall-preview render flow.json --locale de",
        "paywall-preview render fallback.json --flow home --screen offer --no-marks",
        "paywall-preview render fallback.json --rule remote-config --locale fr",
      ]
    case .locales:
      [
        "paywall-preview locales fallback.json --flow home",
        "paywall-preview locales --available en,pt-br --default en --rule onboarding",
      ]
    case .strings:
      [
        "paywall-preview strings flow.json --locale fr --format json",
        "paywall-preview strings flow.json --string title",
      ]
    case .check:
      [
        "paywall-preview check flow.json --fail-on warning",
        "paywall-preview check flows/ --format json",
      ]
    }
  }
}
