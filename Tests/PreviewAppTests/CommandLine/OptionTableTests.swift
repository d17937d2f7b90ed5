import PreviewModel
import Testing

@testable import PreviewCommands

@Suite("The table of options")
struct OptionTableTests {
  /// Values of which each means something else than the absence of the option, in one of the inputs at least.
  static func values(_ name: OptionName) -> [String] {
    switch name {
    case .locale: ["de", "xx"]
    case .flow: ["nothing"]
    case .screen: ["other"]
    case .string: ["title", "send", "nothing"]
    case .rule: ["paywall", "app-strings", "im-kit"]
    case .platform: ["android"]
    case .available: ["de,fr"]
    case .default: ["de"]
    case .stored: ["ar"]
    case .languages: ["ja,en", "ar"]
    case .reference: ["ar"]
    case .development: ["ar", "ja"]
    case .table: ["Nothing"]
    case .kit: ["manager"]
    case .steps: ["walk.jsonl"]
    case .record: ["new.jsonl"]
    case .failOn: ["note", "warning", "never"]
    case .format: ["json"]
    case .width: ["20"]
    case .device: ["tablet", "small"]
    case .points: ["200x500"]
    case .landscape, .noMarks, .dark, .noImages: [""]
    case .page: ["2"]
    case .storekit: ["own.storekit", "faulty.storekit"]
    case .storefront: ["JP"]
    case .offer: ["none", "pay-as-you-go"]
    case .products: ["not-loaded"]
    case .tag: ["NAME=Ann"]
    case .color: ["always", "never"]
    case .help, .version: [""]
    }
  }

  /// An option as it is typed with a value.
  private static func typed(_ row: OptionRow, _ value: String) -> String {
    row.value.placeholder == nil ? row.name.spelling : "\(row.name.spelling)=\(value)"
  }

  /// The option without which another is never taken.
  private static func companion(_ name: OptionName) -> String { name == .default ? " --available en,de" : "" }

  @Test("has a row for each option, in the order of the help")
  func complete() {
    #expect(OptionTable.rows.map(\.name) == OptionName.allCases)
  }

  @Test("says in the help of each command what it takes, and of nothing else", arguments: Command.allCases)
  func help(_ command: Command) {
    let text = HelpText.text(for: command)
    for row in OptionTable.rows {
      let line = text.split(separator: "\n").first { $0.hasPrefix("  \(row.usage)  ") }
      let isTold = command == .preview || row.applies(to: command) && row.name != .version
      #expect(line.map { $0.hasSuffix("  \(row.help)") } == (isTold ? true : nil), "\(row.usage)")
    }
  }

  @Test("reads what is typed", arguments: OptionName.allCases.filter { $0 != .help && $0 != .version })
  func reads(_ name: OptionName) throws {
    let row = try #require(OptionTable.rows.first { $0.name == name })
    let command = try #require(Command.allCases.first(where: row.applies))
    let words = command.row.word.map { [$0] } ?? []
    for value in Self.values(name) {
      let line = words + ["f", Self.typed(row, value)]
      let companion = Self.companion(name).split(separator: " ").map(String.init)
      let invocation = try ArgumentParser.parse(line + companion)
      let without = try ArgumentParser.parse(words + ["f"] + companion)
      #expect(invocation != without, "\(line)")
    }
  }

  @Test("knows the words that a shell can complete", arguments: OptionTable.rows.map(\.name))
  func words(_ name: OptionName) throws {
    let row = try #require(OptionTable.rows.first { $0.name == name })
    switch row.value.content {
    case .none: #expect(row.value.placeholder == nil)
    case .words(let words):
      for word in words {
        var options = Options()
        try row.value.read(word, name, &options)
      }
      #expect(throws: Failure.self) {
        var options = Options()
        try row.value.read("zzzzzz", name, &options)
      }
    case .file: #expect(row.value.placeholder == "FILE")
    case .text: #expect(row.value.placeholder != nil)
    }
  }

  @Test("finds an option of which a letter is wrong", arguments: OptionTable.rows.map(\.name))
  func suggests(_ name: OptionName) {
    #expect(OptionTable.nearest(to: name.spelling + "x")?.name == name)
  }

  // MARK: Where an option has an effect

  /// What becomes of an option in an input: `+` it changes what is printed, `·` it is refused, and a blank where
  /// the command does not open such an input at all.
  ///
  /// `=` it is taken and changes nothing, which is right only where a file holds no view for this device and may
  /// hold one for another.
  private static func mark(_ row: OptionRow, _ command: Command, _ lines: [String]) -> Character {
    var isTaken = false
    var isTried = false
    for line in lines {
      let start = "\(command.row.word ?? "") \(line)\(companion(row.name))"
      ends: for end in [" --color always", " --format json"] {
        let base = OptionFixtures.run(start + end)
        guard base.run.code == .success || base.run.code == .findings else { continue }
        isTried = true
        for value in values(row.name) {
          let answer = OptionFixtures.run("\(start)\(end) \(typed(row, value))")
          // Whether an option is refused does not depend on its value.
          if answer.run.isRefusal { break ends }
          isTaken = true
          if answer != base { return "+" }
        }
      }
    }
    return isTaken ? "=" : isTried ? "·" : " "
  }

  private static func picture(_ command: Command) -> String {
    let rows = OptionTable.rows(for: command).filter { $0.name != .help && $0.name != .version }
    let width = rows.map(\.name.rawValue.count).max() ?? 0
    let names = OptionFixtures.inputs.map(\.name)
    func line(_ title: String, _ cells: [String]) -> String {
      var line = title + String(repeating: " ", count: width - title.count)
      for (cell, name) in zip(cells, names) {
        line += "  " + cell + String(repeating: " ", count: name.count - cell.count)
      }
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
    return
      ([line("", names)]
      + rows.map { row in
        line(row.name.rawValue, OptionFixtures.inputs.map { String(mark(row, command, $0.lines)) })
      }).joined(separator: "\n")
  }

  @Test(
    "an option changes what is printed, or it is refused",
    arguments: [
      (
        .resolve,
        """
                     flow  config  tour  list  app  app+flow  kit  folders
        locale       +     +       +     +     ·    +         ·    ·
        flow         +     +       +     +     ·    +         ·    ·
        rule         +     +       +     +     +    +         +    +
        platform     +     +       +     +     ·    +         ·    ·
        available    ·     ·       +     +     +    ·         +    +
        default                    +     +     +              +    +
        stored       ·     ·       ·     ·     ·    ·         +    +
        languages    ·     ·       ·     ·     +    +         +    +
        reference    ·     ·       ·     ·     ·    ·         +    ·
        development  ·     ·       ·     ·     +    +         +    +
        table        ·     ·       ·     ·     +    +         +    ·
        kit          ·     ·       ·     ·     ·    ·         +    +
        format       +     +       +     +     +    +         +    +
        color        +     +       +     +     +    +         +    +
        """
      ),
      (
        .render,
        """
                     flow  config  tour  list  app  app+flow  kit  folders
        locale       +     +                   ·    +         ·
        flow         +     +                   ·    +         ·
        screen       +     ·                   ·    +         ·
        rule         +     +                   +    +         +
        platform     +     +                   ·    +         ·
        stored       ·     ·                   ·    ·         +
        languages    ·     ·                   ·    +         +
        reference    ·     ·                   ·    ·         +
        development  ·     ·                   ·    +         +
        table        ·     ·                   +    +         +
        kit          ·     ·                   ·    ·         +
        steps        +     ·                   ·    +         ·
        format       +     +                   +    +         +
        width        +     ·                   ·    +         ·
        device       +     ·                   ·    +         ·
        points       +     ·                   ·    +         ·
        landscape    +     ·                   ·    +         ·
        page         +     ·                   ·    +         ·
        no-marks     +     ·                   ·    +         ·
        dark         +     ·                   ·    +         ·
        no-images    +     ·                   ·    +         ·
        storekit     +     ·                   ·    +         ·
        storefront   +     ·                   ·    +         ·
        offer        +     ·                   ·    +         ·
        products     +     ·                   ·    +         ·
        tag          +     ·                   ·    +         ·
        color        +     +                   +    +         +
        """
      ),
      (
        .locales,
        """
                     flow  config  tour  list  app  app+flow  kit  folders
        flow         +     +       +     +     ·    +         ·    ·
        rule         +     +       +     +     +    +         +    +
        platform     +     +       +     +     ·    +         ·    ·
        available    ·     ·       +     +     +    ·         +    +
        default                    +     +     +              +    +
        reference    ·     ·       ·     ·     ·    ·         +    ·
        development  ·     ·       ·     ·     ·    ·         +    +
        table        ·     ·       ·     ·     +    +         +    ·
        kit          ·     ·       ·     ·     ·    ·         +    +
        format       +     +       +     +     +    +         +    +
        color        +     +       +     +     +    +         +    +
        """
      ),
      (
        .strings,
        """
                     flow  config  tour  list  app  app+flow  kit  folders
        locale       +                         ·    +         ·
        flow         +                         ·    +         ·
        string       +                         ·    +         +
        rule         +                         +    +         +
        platform     +                         ·    +         ·
        stored       ·                         ·    ·         +
        languages    ·                         ·    +         +
        reference    ·                         ·    ·         +
        development  ·                         ·    +         +
        table        ·                         +    +         +
        kit          ·                         ·    ·         +
        format       +                         +    +         +
        color        +                         +    +         +
        """
      ),
      (
        .check,
        """
                     flow  config  tour  list  app  app+flow  kit  folders
        flow         +     +                   ·    +         ·
        rule         ·     ·                   +    +         +
        platform     +     =                   ·    +         ·
        stored       ·     ·                   ·    ·         +
        languages    ·     ·                   ·    ·         +
        reference    ·     ·                   ·    ·         +
        development  ·     ·                   ·    ·         +
        table        ·     ·                   +    +         +
        kit          ·     ·                   ·    ·         +
        fail-on      +     +                   +    +         +
        format       +     +                   +    +         +
        device       +     =                   ·    +         ·
        points       +     =                   ·    +         ·
        landscape    +     =                   ·    +         ·
        storekit     +     +                   +    +         +
        storefront   +     =                   ·    +         ·
        offer        +     =                   ·    +         ·
        products     +     =                   ·    +         ·
        tag          +     =                   ·    +         ·
        color        +     +                   +    +         +
        """
      ),
    ] as [(Command, String)]
  )
  func effects(_ command: Command, _ expected: String) {
    #expect(Self.picture(command) == expected)
  }
}

extension Run {
  /// Whether an option was refused, and not its value or the input.
  fileprivate var isRefusal: Bool {
    code == .usage
      && ["has no effect", " works ", "belongs to", "is for what has"].contains { error.contains($0) }
  }
}
