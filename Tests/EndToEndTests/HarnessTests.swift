import PseudoTerminal
import Testing

/// The harness against programs that every machine has.
extension EndToEndTests {
  @Suite struct Harness {
    @Test func echoesWhatIsTyped() throws {
      let session = try TerminalSession(TerminalCommand("/bin/cat"), columns: 40, rows: 5)
      try session.type("grüße 日本\r")
      let screen = try session.wait(for: "all twice") { $0.lines.prefix(2) == ["grüße 日本", "grüße 日本"] }
      #expect(screen[6, 0].text == "日")
      #expect(screen[7, 0].text == "")
      try session.press(.control("d"))
      #expect(try session.waitForExit() == .code(0))
    }

    @Test func tellsTheProgramItsSize() throws {
      let command = TerminalCommand(
        "/bin/sh",
        ["-c", "trap 'stty size' WINCH; stty size; while :; do read -r line; done"]
      )
      let session = try TerminalSession(command, columns: 77, rows: 11)
      try session.wait(for: "11 77")
      try session.resize(columns: 60, rows: 20)
      try session.wait(for: "20 60")
    }

    @Test func seesThatAProgramLeftTheTerminalInDisorder() throws {
      let script = "printf '\\033[?1049h\\033[?25l'; stty raw -echo; exit 7"
      let session = try TerminalSession(TerminalCommand("/bin/sh", ["-c", script]).underShell)
      try session.wait(for: "[exit 7]")
      #expect(session.screen.modes != .atRest)
      #expect(session.lineDiscipline != session.initialDiscipline)
    }

    @Test func stopsAndContinuesAProgram() throws {
      let session = try TerminalSession(TerminalCommand("/bin/cat").underShell)
      try session.type("one\r")
      try session.wait(for: "cat has the terminal") { $0.lines.filter { $0 == "one" }.count == 2 }
      try session.press(.control("z"))
      try session.wait(for: "[stopped]")
      try session.type("\rtwo\r")
      try session.wait(for: "cat goes on") { $0.lines.filter { $0 == "two" }.count == 2 }
      try session.press(.control("d"))
      try session.wait(for: "[exit 0]")
      #expect(session.screen.modes == .atRest)
      #expect(session.lineDiscipline == session.initialDiscipline)
    }
  }
}
