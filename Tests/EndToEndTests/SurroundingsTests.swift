import PseudoTerminal
import TestSupport
import Testing

extension EndToEndTests {
  /// Terminals that can little, or are none.
  @Suite struct Surroundings {
    let scratch: ScratchFolder
    let file: String

    init() throws {
      scratch = try ScratchFolder()
      file = try scratch.write(SampleFlow.text, to: "flow.json")
    }

    @Test func aTerminalWithoutCursorMovementIsRefused() throws {
      let command = BuiltProgram.command(file, in: scratch, environment: ["TERM": "dumb"])
      let session = try TerminalSession(command)
      #expect(try session.waitForExit() == .code(4))
      #expect(session.screen.lines[0].hasPrefix("paywall-preview: "))
      #expect(!session.output.contains(0x1B))
    }

    @Test func anUnknownTerminalIsTakenForAnOrdinaryOne() throws {
      let command = BuiltProgram.command(file, in: scratch, environment: ["TERM": "no-such-terminal"])
      let session = try TerminalSession(command.underShell)
      try session.wait(for: "Unlock everything", "quit")
      try session.press(.control("c"))
      try session.wait(for: "[exit 0]")
      #expect(session.screen.modes == .atRest)
    }

    @Test func outputThatIsNoTerminalGetsTheRenderedText() throws {
      let output = scratch.path(of: "output")
      let command = BuiltProgram.command(file, in: scratch)
      let session = try TerminalSession(command.run(by: "exec \"$@\" >'\(output)'"))
      #expect(try session.waitForExit() == .code(0))
      #expect(session.output.isEmpty)
      let text = try scratch.text(of: "output")
      #expect(text.contains("Unlock everything"))
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    }

    @Test(.enabled(if: ScratchFolder.hasFullDevice))
    func outputThatCannotBeWrittenIsSaidSo() throws {
      let command = BuiltProgram.command(file, in: scratch).run(by: "exec \"$@\" >/dev/full")
      let session = try TerminalSession(command)
      #expect(try session.waitForExit() == .code(3))
      #expect(session.screen.lines[0].hasPrefix("paywall-preview: standard output cannot be written"))
    }

    @Test func aSizeLeftOverFromAnotherTerminalIsNotBelieved() throws {
      let size = ["LINES": "5000", "COLUMNS": "5000"]
      let session = try TerminalSession(BuiltProgram.command(file, in: scratch, environment: size))
      try session.wait(for: "Unlock everything", "quit")
      try session.press(.control("c"))
      #expect(try session.waitForExit() == .code(0))
    }

    @Test func noColorMeansNoColor() throws {
      let command = BuiltProgram.command(file, in: scratch, environment: ["NO_COLOR": "1"])
      let session = try TerminalSession(command)
      let screen = try session.wait(for: "Unlock everything", "quit")
      let colored = (0..<screen.rows).flatMap { y in (0..<screen.columns).map { screen[$0, y].rendition } }
        .filter { $0.foreground != nil || $0.background != nil }
      #expect(colored.isEmpty)
    }

    @Test func aLocaleThatIsNotUTF8GetsPlainCharacters() throws {
      let command = BuiltProgram.command(file, in: scratch, environment: ["LC_ALL": "C"])
      let session = try TerminalSession(command)
      try session.wait(for: "Unlock everything", "quit")
      #expect(session.output.allSatisfy { $0 < 0x80 })
    }
  }
}
