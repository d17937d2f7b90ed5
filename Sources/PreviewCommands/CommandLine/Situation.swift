import FlowDocuments
import LocaleMatching
import PreviewModel
import StringTables

/// What a command line comes to once it is known what was opened.
struct Situation: Sendable {
  /// The command.
  let command: Command

  /// The options that were given.
  let given: Set<OptionName>

  /// What is so.
  let circumstances: Set<Circumstance>

  /// What is looked at, as the end of “it has no effect”.
  let words: String

  /// The same as the subject of a sentence.
  let subject: String
}

extension Situation {
  /// A bare list of the folders of an app.
  static func folders(_ line: ParsedLine) -> Situation {
    Situation(line, [.namedLocalizations, .kitLanguage], "on a list of folders")
  }

  /// The interactive preview of all that was opened; `canBeWalked` says whether a flow in it can be.
  static func interactive(_ library: Library, canBeWalked: Bool, _ line: ParsedLine) -> Situation {
    var circumstances: Set<Circumstance> = library.documents.isEmpty ? [] : [.code]
    let entries = library.items.map(\.entry)
    if entries.contains(where: { $0.variation.kind != .codes }) { circumstances.insert(.flow) }
    if entries.contains(where: { $0.variation.namedLocalizations != nil }) {
      circumstances.insert(.namedLocalizations)
    }
    if library.hasScreens { circumstances.insert(.screen) }
    if canBeWalked { circumstances.insert(.walk) }
    // What is opened beside a flow can be looked at by itself as well.
    if !library.tables.isEmpty {
      circumstances.formUnion([.strings, .kitLanguage, .kitTexts, .storedLanguage])
    }
    return Situation(
      line,
      circumstances.union(library.ofStringFiles),
      "on \(library.words)",
      isInteractive: true
    )
  }

  /// A check of all that was opened.
  static func check(_ library: Library, _ strings: StringsCommand?, _ line: ParsedLine) -> Situation {
    var circumstances: Set<Circumstance> = library.documents.isEmpty ? [] : [.flow, .code]
    if library.hasScreens { circumstances.insert(.screen) }
    if let strings { circumstances.formUnion(strings.circumstances) }
    // Which code the languages of an app pass is checked for all of them, and not for one phone.
    circumstances.subtract([.appAlone, .appOfFlow])
    return Situation(
      line,
      circumstances.union(library.ofStringFiles),
      "in a check of \(library.words)"
    )
  }

  /// A report on the strings of an app alone.
  static func strings(_ library: Library, _ strings: StringsCommand, _ line: ParsedLine) -> Situation {
    Situation(
      line,
      strings.circumstances.union(library.ofStringFiles),
      strings.use == .kit ? "on the texts of Global IM UIKit" : "on the strings of an app alone"
    )
  }

  /// A report on a variation, or on a list of codes.
  static func view(
    _ openView: OpenView,
    rule: MatchingRule,
    _ library: Library,
    _ strings: StringsCommand?,
    _ line: ParsedLine
  ) -> Situation {
    var circumstances: Set<Circumstance> = [.code]
    if openView.entry.variation.kind != .codes { circumstances.insert(.flow) }
    if openView.entry.variation.namedLocalizations != nil { circumstances.insert(.namedLocalizations) }
    if openView.absence == nil, rule != .remoteConfig {
      circumstances.insert(.screen)
      if openView.view.canBeWalked { circumstances.insert(.walk) }
    }
    if let strings { circumstances.formUnion(strings.circumstances) }
    let words = rule == .remoteConfig ? "on a remote config" : "on \(library.words)"
    return Situation(
      line,
      circumstances.union(library.ofStringFiles),
      words,
      subject: "“\(openView.entry.variation.name)”"
    )
  }

  private init(
    _ line: ParsedLine,
    _ circumstances: Set<Circumstance>,
    _ words: String,
    subject: String = "what is opened",
    isInteractive: Bool = false
  ) {
    self.subject = subject
    command = line.command
    given = Set(line.given.map(\.name))
    var circumstances = circumstances.union([isInteractive ? .interactive : .report])
    if isInteractive || line.options.format == .text { circumstances.insert(.text) }
    self.circumstances = circumstances
    self.words = words
  }
}

extension Library {
  /// What was opened, in words.
  fileprivate var words: String {
    let isOfCodes = items.allSatisfy { $0.entry.variation.kind == .codes }
    if documents.isEmpty { return "the strings of an app alone" }
    let flow = isOfCodes ? "a list of codes" : items.count == 1 ? "a flow" : "flows"
    return tables.isEmpty ? "\(flow) alone" : "\(flow) beside the strings of an app"
  }

  /// Whether there can be a screen; which flows have one can depend on the platform and the device.
  fileprivate var hasScreens: Bool {
    items.contains { ![.codes, .onboarding].contains($0.entry.variation.kind) }
  }

  /// Whether tables of strings have names.
  fileprivate var ofStringFiles: Set<Circumstance> {
    tables.contains { $0.name != StringsLoader.standardInputName } ? [.stringFiles] : []
  }
}
