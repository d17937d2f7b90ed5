package import PreviewModel

/// Reads the command line.
///
/// A command is the first argument that is no option; `--name value` and `--name=value` are the same;
/// `--` ends the options; of an option given twice the last one counts.
package struct ArgumentParser {
  /// What a line asks for, with the options as they were given.
  enum Outcome {
    /// The help, of a command or overall.
    case help(Command?)
    /// The version.
    case version
    /// Something to be done with files.
    case run(ParsedLine)
  }

  /// An option as it stands in the line.
  private struct Given {
    let row: OptionRow
    /// What is written behind `=`.
    let attached: String?
    /// The value; nil where one is wanted and none was found.
    let value: String?
  }

  private var rest: ArraySlice<String>
  private var command: Command?
  private var files: [String] = []
  private var given: [Given] = []

  private init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// What the arguments after the program's name ask for.
  package static func parse(_ arguments: [String]) throws(Failure) -> Invocation {
    switch try read(arguments) {
    case .help(let command): .help(command)
    case .version: .version
    case .run(let line): .run(line.command, files: line.files, line.options)
    }
  }

  /// The same, with the options as they were given.
  static func read(_ arguments: [String]) throws(Failure) -> Outcome {
    var parser = ArgumentParser(arguments)
    try parser.split()
    let names = Set(parser.given.map(\.row.name))
    if names.contains(.help) { return .help(parser.command) }
    if names.contains(.version) { return .version }
    return .run(try parser.line(names))
  }

  /// Tells the command, the files and the options apart.
  private mutating func split() throws(Failure) {
    var areOptionsOver = false
    while let argument = rest.popFirst() {
      if areOptionsOver || argument == "-" || !argument.hasPrefix("-") {
        if !areOptionsOver, command == nil, files.isEmpty, let word = Command(word: argument) {
          command = word
        } else {
          files.append(argument)
        }
      } else if argument == "--" {
        areOptionsOver = true
      } else {
        given.append(try option(argument))
      }
    }
  }

  private mutating func option(_ argument: String) throws(Failure) -> Given {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let row = OptionTable.row(typed: spelling) else {
      let near = OptionTable.nearest(to: spelling).map { "did you mean \($0.name.spelling)?" }
      throw .usage("unknown option \(spelling); \(near ?? "see --help")")
    }
    let value = row.value.placeholder == nil ? "" : attached ?? separateValue()
    return Given(row: row, attached: attached, value: value)
  }

  /// The next argument, unless it is an option itself.
  private mutating func separateValue() -> String? {
    guard let next = rest.first, !next.hasPrefix("--") else { return nil }
    return rest.popFirst()
  }

  /// The line as a whole.
  ///
  /// No value is judged before it is known that its option has a place in the line.
  private func line(_ names: Set<OptionName>) throws(Failure) -> ParsedLine {
    let command = command ?? .preview
    for row in given.map(\.row) {
      if let refusal = row.refusal(by: command) ?? row.refusal(by: command, beside: names) {
        throw .usage(refusal)
      }
    }
    var options = Options()
    for option in given { try Self.read(option, into: &options) }
    if options.available?.isEmpty == true {
      throw .usage("--available needs at least one code, such as en,pt-br")
    }
    if command != .preview, files.isEmpty, options.available == nil {
      throw .usage("\(command.rawValue) needs a file, a folder or - for standard input")
    }
    return ParsedLine(command: command, files: files, options: options, given: given.map(\.row))
  }

  private static func read(_ option: Given, into options: inout Options) throws(Failure) {
    let row = option.row
    if row.value.placeholder == nil, option.attached != nil {
      throw .usage("\(row.name.spelling) takes no value")
    }
    guard let value = option.value else {
      throw .usage("\(row.name.spelling) needs a value: \(row.usage)")
    }
    try row.value.read(value, row.name, &options)
  }
}
