/// A case in which an option has an effect.
struct OptionEffect: Sendable {
  /// Something that keeps an option from having an effect.
  enum Fault: Hashable, Sendable {
    /// An option to which it belongs is not given.
    case lacks(OptionName)
    /// An option is given that counts instead of it.
    case standsBeside(OptionName)
    /// A circumstance is not given, with the words for what is instead.
    case isNot(Circumstance, String)
  }

  /// The commands that take it then.
  let commands: Set<Command>

  /// What has to be so, what is told first at the front.
  let circumstances: [Circumstance]

  /// The option to which it belongs; nil for none.
  let companion: OptionName?

  /// The option that counts instead of it; nil for none.
  let rival: OptionName?

  /// With some commands, under circumstances, beside an option or in the absence of another.
  static func with(
    _ commands: Set<Command>,
    _ circumstances: Circumstance...,
    beside companion: OptionName? = nil,
    unless rival: OptionName? = nil
  ) -> OptionEffect {
    OptionEffect(commands: commands, circumstances: circumstances, companion: companion, rival: rival)
  }

  /// What the other options of the line are to it; nil where nothing is in the way.
  func companionFault(_ given: Set<OptionName>) -> Fault? {
    if let companion, !given.contains(companion) { return .lacks(companion) }
    if let rival, given.contains(rival) { return .standsBeside(rival) }
    return nil
  }

  /// All that is in the way in a situation; none where the option has an effect.
  func faults(in situation: Situation) -> [Fault] {
    let missing = circumstances.filter { !situation.circumstances.contains($0) }
    return missing.map { circumstance in
      let words = circumstance == .namedLocalizations ? situation.subject : situation.words
      return .isNot(circumstance, circumstance.absence ?? words)
    }
      + [companionFault(situation.given)].compactMap(\.self)
  }
}

extension Set<Command> {
  /// All commands.
  static let every = Set(Command.allCases)

  /// Those that draw a screen.
  static let drawing: Set<Command> = [.preview, .render]

  /// Those for which it matters what a screen looks like.
  static let looking: Set<Command> = [.preview, .render, .check]

  /// Those that tell what one code gets.
  static let answering: Set<Command> = [.preview, .resolve, .render, .strings]
}
