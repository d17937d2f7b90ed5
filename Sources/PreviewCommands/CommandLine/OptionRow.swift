/// All that there is to say of an option: parsing, help, suggestions and refusals are read from it.
struct OptionRow: Sendable {
  /// What it is called.
  let name: OptionName

  /// The value that it takes.
  let value: OptionValue

  /// What it does, for the help, without what holds when it is not given.
  let summary: String

  /// What holds when it is not given, as the end of the sentence in the help; nil where that goes without saying.
  let otherwise: String?

  /// Where it has an effect; it has none anywhere else, and is refused there.
  let effects: [OptionEffect]

  /// Where it has an effect, as the end of the sentence that refuses it where what was opened is nothing for it.
  let place: String

  /// Creates a row; without a place its commands say it all.
  init(
    _ name: OptionName,
    _ value: OptionValue,
    _ summary: String,
    otherwise: String? = nil,
    in effects: [OptionEffect],
    place: String = "see --help"
  ) {
    self.name = name
    self.value = value
    self.summary = summary
    self.otherwise = otherwise
    self.effects = effects
    self.place = place
  }

  /// The option with what stands for its value.
  var usage: String { name.spelling + (value.placeholder.map { " \($0)" } ?? "") }

  /// What it does, and what holds when it is not given.
  var help: String { summary + (otherwise.map { "; \($0)" } ?? "") }

  /// Whether a command takes it, whatever is opened.
  func applies(to command: Command) -> Bool { effects.contains { $0.commands.contains(command) } }

  // MARK: Refusals

  /// Why a command does not take it, whatever is opened; nil where it does.
  func refusal(by command: Command) -> String? {
    guard !applies(to: command) else { return nil }
    let commands = Command.words.filter(applies).map(\.rawValue)
    guard !commands.isEmpty else {
      return "\(name.spelling) works in the interactive preview only, not with \(command.rawValue)"
    }
    return "\(name.spelling) works with \(commands.joined(separator: ", ")) only"
  }

  /// Why it has no effect beside the other options of the line, whatever is opened; nil where it may have one.
  func refusal(by command: Command, beside given: Set<OptionName>) -> String? {
    let effects = effects.filter { $0.commands.contains(command) }
    guard !effects.contains(where: { $0.companionFault(given) == nil }) else { return nil }
    return effects.lazy.compactMap { $0.companionFault(given) }.first.map(sentence)
  }

  /// Why it has no effect in a situation; nil where it has one.
  ///
  /// Of the cases that fail, the one that is nearest is told.
  func refusal(in situation: Situation) -> String? {
    let faults = effects.filter { $0.commands.contains(situation.command) }.map { $0.faults(in: situation) }
    guard !faults.contains(where: \.isEmpty) else { return nil }
    return faults.min { $0.count < $1.count }?.first.map(sentence)
  }

  private func sentence(_ fault: OptionEffect.Fault) -> String {
    switch fault {
    case .lacks(let option): "\(name.spelling) belongs to \(option.spelling); \(place)"
    case .standsBeside(let option):
      "\(name.spelling) has no effect beside \(option.spelling); leave one of them out"
    case .isNot(.namedLocalizations, let subject):
      "\(name.spelling) is for what has no localizations in the file; \(subject) has its own"
    case .isNot(let circumstance, let words):
      "\(name.spelling) has no effect \(words); \(circumstance.place ?? place)"
    }
  }
}
