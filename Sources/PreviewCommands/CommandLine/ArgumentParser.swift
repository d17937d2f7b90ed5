import LocaleMatching
import PaywallRendering
package import PreviewModel
import TerminalUI

/// Reads the command line.
///
/// A command is the first argument that is no option; `--name value` and `--name=value` are the same;
/// `--` ends the options; of an option given twice the last one counts.
package struct ArgumentParser {
  private var rest: ArraySlice<String>
  private var command: Command?
  private var files: [String] = []
  private var options = Options()
  private var given: [OptionName] = []

  private init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// What the arguments after the program's name ask for.
  package static func parse(_ arguments: [String]) throws(Failure) -> Invocation {
    var parser = ArgumentParser(arguments)
    return try parser.parse()
  }

  private mutating func parse() throws(Failure) -> Invocation {
    var areOptionsOver = false
    while let argument = rest.popFirst() {
      if areOptionsOver || argument == "-" || !argument.hasPrefix("-") {
        if !areOptionsOver, command == nil, files.isEmpty, let word = Command(rawValue: argument),
          Command.words.contains(word)
        {
          command = word
        } else {
          files.append(argument)
        }
      } else if argument == "--" {
        areOptionsOver = true
      } else {
        try readOption(argument)
      }
    }
    if given.contains(.help) { return .help(command) }
    if given.contains(.version) { return .version }
    let command = command ?? .preview
    try check(command)
    return .run(command, files: files, options)
  }

  private mutating func readOption(_ argument: String) throws(Failure) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let name = Self.name(spelling) else {
      let near = Spelling.nearest(
        to: String(spelling.drop { $0 == "-" }),
        among: OptionName.allCases.map(\.rawValue)
      )
      throw .usage("unknown option \(spelling); " + (near.map { "did you mean --\($0)?" } ?? "see --help"))
    }
    given.append(name)
    guard let placeholder = name.placeholder else {
      if attached != nil { throw .usage("\(name.spelling) takes no value") }
      switch name {
      case .noMarks: options.showsMarks = false
      case .landscape: options.isLandscape = true
      case .dark: options.isDark = true
      case .noImages: options.showsPictures = false
      default: break
      }
      return
    }
    guard let value = attached ?? separateValue() else {
      throw .usage("\(name.spelling) needs a value: \(name.spelling) \(placeholder)")
    }
    try set(name, to: value)
  }

  private static func name(_ spelling: String) -> OptionName? {
    if spelling == "-h" { return .help }
    guard spelling.hasPrefix("--") else { return nil }
    return OptionName(rawValue: String(spelling.dropFirst(2)))
  }

  /// The next argument, unless it is an option itself.
  private mutating func separateValue() -> String? {
    guard let next = rest.first, !next.hasPrefix("--") else { return nil }
    return rest.popFirst()
  }

  private mutating func set(_ name: OptionName, to value: String) throws(Failure) {
    switch name {
    case .locale: options.locale = LocaleCode(value)
    case .flow: options.flow = value
    case .screen: options.screen = value
    case .string: options.string = value
    case .rule: options.rule = try Self.choice(name, value)
    case .platform: options.platform = try Self.choice(name, value)
    case .available: options.available = Self.codes(value)
    case .default: options.default = LocaleCode(value)
    case .stored: options.stored = LocaleCode(value)
    case .languages: options.languages = Self.codes(value)
    case .reference: options.reference = LocaleCode(value)
    case .development: options.development = LocaleCode(value)
    case .table: options.table = value
    case .steps: options.steps = value
    case .record: options.record = value
    case .kit: options.kit = try Self.choice(name, value)
    case .failOn: options.failOn = try Self.choice(name, value)
    case .format: options.format = try Self.choice(name, value)
    case .color: options.color = try Self.choice(name, value)
    case .width:
      guard let width = Int(value), (10...400).contains(width) else {
        throw .usage("\(name.spelling) needs a whole number from 10 to 400, not “\(value)”")
      }
      options.width = width
    case .page:
      guard let page = Int(value), page > 0 else {
        throw .usage("\(name.spelling) needs a whole number from 1, not “\(value)”")
      }
      options.page = page - 1
    case .device: options.device = try Self.choice(name, value)
    case .points:
      guard let device = Options.device(ofPoints: value) else {
        throw .usage("\(name.spelling) needs a width and a height such as 390x844, not “\(value)”")
      }
      options.points = device
    case .storekit: options.store.storeKitFile = value
    case .storefront:
      guard let storefront = Storefront(value) else {
        throw .usage("\(name.spelling) needs a country of two letters such as US, not “\(value)”")
      }
      options.store.storefront = storefront
    case .offer: options.store.offer = try Self.choice(name, value)
    case .products: options.store.products = try Self.choice(name, value)
    case .tag:
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw .usage("\(name.spelling) needs a name and a value: \(name.spelling) NAME=VALUE")
      }
      options.store.customTags[String(parts[0])] = String(parts[1])
    case .landscape, .noMarks, .dark, .noImages, .help, .version: break
    }
  }

  /// One of a few words.
  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: OptionName,
    _ value: String
  ) throws(Failure) -> Choice {
    if let choice = Choice(rawValue: value) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    if let near = Spelling.nearest(to: value, among: words) {
      throw .usage("unknown value “\(value)” for \(name.spelling); did you mean \(near)?")
    }
    throw .usage(
      "unknown value “\(value)” for \(name.spelling); choose from \(words.joined(separator: ", "))"
    )
  }

  /// The codes of a list with commas; blanks around them do not count.
  private static func codes(_ list: String) -> [LocaleCode] {
    list.split(separator: ",").map { part in
      LocaleCode(String(part.trimmingPrefix { $0 == " " }.reversed().trimmingPrefix { $0 == " " }.reversed()))
    }.filter { !$0.rawValue.isEmpty }
  }

  /// What only the whole line shows to be wrong.
  private func check(_ command: Command) throws(Failure) {
    for name in given where !name.applies(to: command) {
      let commands = Command.words.filter { name.applies(to: $0) }.map(\.rawValue)
      throw .usage("\(name.spelling) works with \(commands.joined(separator: ", ")) only")
    }
    if options.default != nil, options.available == nil {
      throw .usage("--default belongs to --available; a file has its own default")
    }
    if options.available?.isEmpty == true {
      throw .usage("--available needs at least one code, such as en,pt-br")
    }
    if command != .preview, files.isEmpty, options.available == nil {
      throw .usage("\(command.rawValue) needs a file, a folder or - for standard input")
    }
  }
}
