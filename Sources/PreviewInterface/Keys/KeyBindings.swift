import TerminalUI

/// The keys of the program.
enum KeyBindings {
  /// Every binding, in the order in which the help lists them and the hint line prefers them.
  static let all: [KeyBinding] = leaving + editing + moving + showing + walking + program

  /// What an event asks for; nil when it asks for nothing.
  static func action(for event: TerminalEvent, in context: KeyContext) -> Action? {
    switch event {
    case .key(let key): action(for: key, in: context)
    case .paste(let text): context.takesText ? .insert(text) : nil
    case .mouse(let mouse):
      switch mouse.kind {
      case .press: .click(mouse.position)
      case .scrollUp: .scroll(mouse.position, by: -3)
      case .scrollDown: .scroll(mouse.position, by: 3)
      }
    case .resize(let size): .resize(size)
    case .watched, .elapsed: nil
    case .resume: .redraw
    case .endOfInput: .quit
    }
  }

  /// The bindings of a context, in order.
  static func bindings(in context: KeyContext) -> [KeyBinding] { byContext[context] ?? [] }

  private static let byContext = Dictionary(
    uniqueKeysWithValues: KeyContext.allCases.map { context in
      (context, all.filter { $0.contexts.contains(context) })
    }
  )

  private static func action(for key: Key, in context: KeyContext) -> Action? {
    if let binding = bindings(in: context).first(where: { $0.keys.contains(key) }) {
      return binding.action
    }
    if case .character(let character) = key, context.takesText { return .insert(String(character)) }
    return nil
  }

  // MARK: - Contexts that go together

  static let paywallPanes: Set<KeyContext> = [.lists, .paywall, .why]
  static let tablePanes: Set<KeyContext> = [.folders, .texts, .reasons]
  static let panes = paywallPanes.union(tablePanes)
  static let overlays: Set<KeyContext> = [.chooser, .rules, .help]
  static let typed = Set<KeyContext>([.codeLine, .languagesLine, .filter, .search])
  static let lines: Set<KeyContext> = [.codeLine, .languagesLine, .search]
  static let everywhere = Set(KeyContext.allCases)
  static let lists = panes.union(overlays)
  static let scrolled = lists.subtracting([.paywall])
  static let texts: Set<KeyContext> = [.texts, .reasons]

  // MARK: - Leaving

  /// Keeping and taking back what was typed, and going back.
  static let leaving = [
    KeyBinding(
      [.enter],
      in: [.codeLine, .filter],
      .keep,
      hint: "keep",
      "keep what was typed and go to the lists"
    ),
    KeyBinding([.enter], in: [.search], .keep, hint: "go there", "to the screen that shows the selected hit"),
    KeyBinding([.escape], in: typed, .revert, hint: "back", "take back what was typed"),
    KeyBinding([.enter], in: [.chooser], .choose, hint: "open", "open the selected variation"),
    KeyBinding([.enter], in: [.rules], .choose, hint: "use", "decide by the selected rule"),
    KeyBinding([.escape], in: overlays, .closeOverlay, hint: "close", "go back"),
    KeyBinding(
      [.character("q")],
      in: overlays,
      .leaveOverlay,
      "go back; quit where there is nothing to go back to"
    ),
    KeyBinding([.enter, .character("?")], in: [.help], .closeOverlay, "go back"),
  ]

  /// The program itself.
  static let program = [
    KeyBinding(
      [.character("?"), .function(1)],
      in: panes.union([.codeLine, .languagesLine, .chooser, .rules]),
      .openHelp,
      hint: "help",
      "the keys of what has the focus"
    ),
    KeyBinding([.function(1)], in: [.filter, .search], .openHelp, "the keys of what has the focus"),
    KeyBinding([.character("R"), .function(5)], in: panes, .reload, hint: "reload", "read the file again"),
    KeyBinding([.function(5)], in: lines, .reload, "read the file again"),
    KeyBinding([.control("l")], in: everywhere, .redraw, "draw the screen anew"),
    KeyBinding([.control("z")], in: everywhere, .suspend, "back to the shell; fg continues"),
    KeyBinding([.character("q"), .control("c")], in: panes, .quit, hint: "quit", "quit"),
    KeyBinding([.control("c")], in: typed.union(overlays), .quit, hint: "quit", "quit"),
  ]
}
