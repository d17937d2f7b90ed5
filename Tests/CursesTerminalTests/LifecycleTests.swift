import Testing
import TerminalUI

@testable import CursesTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension RealTerminal {
  @Suite("is taken over and given back")
  struct LifecycleTests {
    @Test("gives the terminal back as it was")
    func restoration() throws {
      let terminal = try TerminalPair()
      let before = terminal.driverModes
      do {
        var screen = try CursesScreen(on: terminal)
        screen.present(frame("a row"))
        #expect(terminal.driverModes != before)
        let output = terminal.output()
        for sequence in ["\u{1B}[?1049h", "\u{1B}[?2004h", "\u{1B}[?1006;1000h", "\u{1B}[8l"] {
          #expect(output.contains(sequence), "\(sequence.debugDescription)")
        }
      }
      let output = terminal.output()
      for sequence in ["\u{1B}[?1049l", "\u{1B}[?2004l", "\u{1B}[?1006;1000l", "\u{1B}[8h"] {
        #expect(output.contains(sequence), "\(sequence.debugDescription)")
      }
      #expect(output.contains("\u{1B}[?25h"))
      #expect(terminal.driverModes == before)
    }

    @Test("refuses what cannot place text, with a reason")
    func dumbTerminal() throws {
      let terminal = try TerminalPair()
      let before = terminal.driverModes
      #expect(throws: TerminalError.tooSimple(name: "dumb")) {
        _ = try CursesScreen(on: terminal, type: "dumb")
      }
      #expect(terminal.driverModes == before)
    }

    @Test(
      "takes a type that it does not know for an xterm",
      arguments: ["xterm-from-the-future", "", "unknown"]
    )
    func unknownTerminal(type: String) throws {
      let terminal = try TerminalPair()
      var screen = try CursesScreen(on: terminal, type: type)
      screen.present(frame("a row"))
      #expect(terminal.output().contains("a row"))
    }

    @Test("refuses a file")
    func file() {
      let descriptor = open("/dev/null", O_RDWR)
      defer { close(descriptor) }
      #expect(throws: TerminalError.notATerminal) {
        _ = try CursesScreen(input: descriptor, output: descriptor, terminalType: "xterm-256color")
      }
    }

    @Test("has the terminal reorder text when asked to, and shows the frame anew")
    func reordering() throws {
      let terminal = try TerminalPair()
      var screen = try CursesScreen(on: terminal)
      screen.present(frame("a row"))
      _ = terminal.output()
      screen.reordersText = true
      screen.present(frame("a row"))
      let output = terminal.output()
      #expect(output.contains("\u{1B}[8h"))
      #expect(output.contains("a row"))
    }

    @Test("asks the terminal to copy a text")
    func copy() throws {
      let terminal = try TerminalPair()
      var screen = try CursesScreen(on: terminal)
      screen.copy("pt-br")
      #expect(terminal.output().contains("\u{1B}]52;c;cHQtYnI=\u{7}"))
    }
  }
}
