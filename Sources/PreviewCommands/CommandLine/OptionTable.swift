import PreviewModel

/// Every option of the command line, in the order of the help.
enum OptionTable {
  /// The rows.
  static let rows: [OptionRow] = question + strings + walk + report + device + store + process

  /// The option that is typed like this; nil where there is none.
  static func row(typed spelling: String) -> OptionRow? {
    let spelling = spelling == "-h" ? OptionName.help.spelling : spelling
    return rows.first { $0.name.spelling == spelling }
  }

  /// The option that was probably meant; nil where none is near.
  static func nearest(to spelling: String) -> OptionRow? {
    let word = Spelling.nearest(
      to: String(spelling.drop { $0 == "-" }),
      among: rows.map(\.name.rawValue)
    )
    return word.flatMap { word in rows.first { $0.name.rawValue == word } }
  }

  /// What a command takes.
  static func rows(for command: Command) -> [OptionRow] { rows.filter { $0.applies(to: command) } }
}
