import LocaleMatching

/// What `--help` prints.
enum HelpText {
  /// The help of a command; nil for all of them.
  static func text(for command: Command?) -> String {
    guard let command, command != .preview else { return overview }
    let options = OptionTable.rows(for: command).filter { $0.name != .version }
    return """
      \(command.row.summary)

      USAGE
        \(command.row.usage.joined(separator: "\n  "))

      OPTIONS
      \(lines(of: options))
      \(options.contains { $0.name == .rule } ? "\nRULES\n\(rules)\n" : "")
      EXAMPLES
      \(command.row.examples.map { "  \($0)" }.joined(separator: "\n"))

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
    \(TextColumns(rows: Command.words.map { ("  " + $0.rawValue, $0.row.summary) }).text)

    OPTIONS
    \(lines(of: OptionTable.rows))

    RULES
    \(rules)

    EXIT CODES
      0  done
      1  check found something at or above --fail-on
      2  the command line cannot be understood
      3  the input cannot be read or used
      4  no usable terminal

    EXAMPLES
    \(Command.words.flatMap { $0.row.examples.prefix(1) }.map { "  \($0)" }.joined(separator: "\n"))

    See paywall-preview COMMAND --help for one command, and ? in the interactive preview for its keys.

    """
  }

  private static func lines(of options: [OptionRow]) -> String {
    TextColumns(rows: options.map { ("  \($0.usage)", $0.help) }).text
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
