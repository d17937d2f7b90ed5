import Foundation
import PseudoTerminal
import TestSupport
import Testing

extension EndToEndTests {
  /// However the program ends, the shell gets its terminal back as it was.
  @Suite struct Leaving {
    let scratch: ScratchFolder
    let command: TerminalCommand

    init() throws {
      scratch = try ScratchFolder()
      let file = try scratch.write(SampleFlow.text, to: "flow.json")
      // Swift's own report of a crash waits for a key.
      command = BuiltProgram.command(file, in: scratch, environment: ["SWIFT_BACKTRACE": "enable=no"])
    }

    /// A running preview under a shell, its first frame drawn.
    private func sessionUnderShell() throws -> TerminalSession {
      let session = try TerminalSession(command.underShell)
      try session.wait(for: "Unlock everything", "quit")
      #expect(session.screen.modes.alternateScreen)
      #expect(session.lineDiscipline?.isCooked == false)
      return session
    }

    private func expectAtRest(_ session: TerminalSession, _ location: SourceLocation = #_sourceLocation) {
      #expect(session.screen.modes == .atRest, sourceLocation: location)
      #expect(session.screen.rendition == Rendition(), sourceLocation: location)
      #expect(session.lineDiscipline == session.initialDiscipline, sourceLocation: location)
      #expect(!session.screen.contains("Unlock everything"), sourceLocation: location)
    }

    @Test(arguments: [[TerminalKey.control("c")], [.enter, .character("q")]])
    func theKeysThatQuit(keys: [TerminalKey]) throws {
      let session = try sessionUnderShell()
      for key in keys { try session.press(key) }
      try session.wait(for: "[exit 0]")
      expectAtRest(session)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
    func signalsThatAskItToEnd(signal: Int32) throws {
      let session = try sessionUnderShell()
      try session.send(signal: signal)
      try session.wait(for: "[exit 0]")
      expectAtRest(session)
    }

    @Test(arguments: [SIGQUIT, SIGABRT, SIGSEGV, SIGUSR1, SIGALRM])
    func signalsThatKillIt(signal: Int32) throws {
      let session = try sessionUnderShell()
      try session.send(signal: signal)
      try session.wait(for: "[exit \(128 + signal)]")
      expectAtRest(session)
    }

    @Test func stoppingAndContinuing() throws {
      let session = try sessionUnderShell()
      try session.press(.control("z"))
      try session.wait(for: "[stopped]")
      expectAtRest(session)
      try session.type("\r")
      try session.wait(for: "the preview again") {
        $0.modes.alternateScreen && $0.contains("Unlock everything") && $0.contains("quit")
      }
      try session.press(.control("c"))
      try session.wait(for: "[exit 0]")
      expectAtRest(session)
    }

    @Test(arguments: ["exec \"$@\"", "trap '' HUP; exec \"$@\""])
    func aClosedWindowEndsIt(line: String) throws {
      let session = try TerminalSession(command.run(by: line))
      try session.wait(for: "Unlock everything", "quit")
      session.hangUp()
      try session.waitForExit()
    }
  }
}
