import PseudoTerminal
import TestSupport
import Testing

extension EndToEndTests {
  /// Where the document comes from, and what happens when it is no good.
  @Suite struct Input {
    let scratch: ScratchFolder

    init() throws {
      scratch = try ScratchFolder()
    }

    @Test func aBrokenFileIsOneLineAndLeavesTheTerminalAlone() throws {
      let file = try scratch.write(SampleFlow.broken, to: "flow.json")
      let errors = scratch.path(of: "errors")
      let command = BuiltProgram.command(file, in: scratch).run(by: "exec \"$@\" 2>'\(errors)'")
      let session = try TerminalSession(command)
      #expect(try session.waitForExit() == .code(3))
      #expect(session.output.isEmpty)
      let message = try scratch.text(of: "errors")
      #expect(message.hasPrefix("paywall-preview: "))
      #expect(message.contains("flow.json"))
      #expect(message.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
    }

    @Test func aFileThatIsNotThereIsSaidSo() throws {
      let file = scratch.path(of: "absent.json")
      let session = try TerminalSession(BuiltProgram.command(file, in: scratch))
      #expect(try session.waitForExit() == .code(3))
      #expect(session.screen.lines[0].hasPrefix("paywall-preview: "))
      #expect(!session.output.contains(0x1B))
    }

    @Test func aFileThatBreaksMeanwhileKeepsTheView() throws {
      let file = try scratch.write(SampleFlow.text, to: "flow.json")
      let session = try TerminalSession(BuiltProgram.command(file, in: scratch))
      try session.wait(for: "Unlock everything", "quit")
      try scratch.write(SampleFlow.broken, to: "flow.json")
      try session.type("\rR")
      try session.wait(for: "flow.json", "Unlock everything")
      try scratch.write(
        SampleFlow.text.replacing("Unlock everything", with: "Unlock it all"),
        to: "flow.json"
      )
      try session.press(.f5)
      try session.wait(for: "the new text") {
        $0.contains("Unlock it all") && !$0.contains("Unlock everything")
      }
    }

    @Test func aPipeThatNobodyWritesToDoesNotHoldUpTheScreen() throws {
      let file = try scratch.write(SampleFlow.text, to: "flow.json")
      let session = try TerminalSession(BuiltProgram.command(file, in: scratch))
      try session.wait(for: "Unlock everything", "quit")
      try scratch.replaceByPipe("flow.json")
      try session.type("\rR")
      try session.wait(for: "the file is empty", "Unlock everything")
      try session.type("q")
      #expect(try session.waitForExit() == .code(0))
    }

    @Test func aDocumentOnStandardInputLeavesTheKeysToTheTerminal() throws {
      let file = try scratch.write(SampleFlow.text, to: "flow.json")
      let command = BuiltProgram.command("-", in: scratch).run(by: "exec \"$@\" <'\(file)'")
      let session = try TerminalSession(command)
      try session.wait(for: "Unlock everything", "quit")
      try session.type("ja")
      try session.wait(for: "すべて解放", "無料で始める")
      try session.press(.control("c"))
      #expect(try session.waitForExit() == .code(0))
    }
  }
}
