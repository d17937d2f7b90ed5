import TerminalUI
import Testing

@testable import PreviewInterface

@Suite("The one table of keys")
struct KeyBindingTests {
  @Test("no key means two things in a context", arguments: KeyContext.allCases)
  func unambiguous(_ context: KeyContext) {
    let keys = KeyBindings.bindings(in: context).flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test("no hint is given twice in a context", arguments: KeyContext.allCases)
  func distinctHints(_ context: KeyContext) {
    let hints = KeyBindings.bindings(in: context).compactMap(\.hint)
    #expect(Set(hints).count == hints.count)
  }

  @Test("the help lists every binding with all its keys", arguments: KeyContext.allCases)
  func help(_ context: KeyContext) {
    let lines = HelpOverlay.lines(for: context).map { $0.runs.map(\.text).joined() }
    for binding in KeyBindings.bindings(in: context) {
      let keys = binding.keys.map(\.label).joined(separator: " ")
      #expect(lines.contains { $0.hasPrefix(keys + " ") && $0.hasSuffix(binding.help) }, "\(keys)")
    }
  }

  @Test("every binding works somewhere")
  func used() {
    #expect(KeyBindings.all.allSatisfy { !$0.contexts.isEmpty && !$0.keys.isEmpty })
  }

  @Test("a letter is text where text is taken, and never elsewhere", arguments: KeyContext.allCases)
  func letters(_ context: KeyContext) {
    for letter in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_@" {
      let action = KeyBindings.action(for: .key(.character(letter)), in: context)
      if context.takesText {
        #expect(action == .insert(String(letter)))
      } else if case .insert = action {
        Issue.record("\(letter) is text in \(context)")
      }
    }
  }

  @Test("quitting, redrawing and suspending work everywhere", arguments: KeyContext.allCases)
  func everywhere(_ context: KeyContext) {
    #expect(KeyBindings.action(for: .key(.control("c")), in: context) == .quit)
    #expect(KeyBindings.action(for: .key(.control("l")), in: context) == .redraw)
    #expect(KeyBindings.action(for: .key(.control("z")), in: context) == .suspend)
    #expect(KeyBindings.action(for: .endOfInput, in: context) == .quit)
  }
}
