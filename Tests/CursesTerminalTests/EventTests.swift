import Testing
import TerminalUI

@testable import CursesTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension RealTerminal {
  @Suite("reports events")
  struct EventTests {
    @Test("decodes what a keyboard sends", arguments: keys)
    func key(bytes: String, key: Key) throws {
      let terminal = try TerminalPair()
      var screen = try CursesScreen(on: terminal)
      terminal.type(bytes)
      #expect(screen.nextEvent() == .key(key), "\(bytes.debugDescription)")
      terminal.type(".")
      #expect(screen.nextEvent() == .key(.character(".")))
    }

    static let keys: [(String, Key)] = [
      ("a", .character("a")), ("A", .character("A")), (" ", .character(" ")), ("/", .character("/")),
      ("é", .character("é")), ("ß", .character("ß")), ("日", .character("日")), ("ي", .character("ي")),
      ("e\u{301}", .character("e\u{301}")), ("ที่", .character("ที่")), ("🎉", .character("🎉")),
      ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{7F}", .backspace), ("\u{8}", .backspace),
      ("\u{1B}", .escape),
      ("\u{3}", .control("c")), ("\u{4}", .control("d")), ("\u{15}", .control("u")),
      ("\u{C}", .control("l")), ("\u{1A}", .control("z")), ("\u{6}", .control("f")), ("\u{2}", .control("b")),
      ("\u{13}", .control("s")), ("\u{16}", .control("v")),
      ("\u{1B}[A", .up), ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left),
      ("\u{1B}OA", .up), ("\u{1B}OB", .down), ("\u{1B}OC", .right), ("\u{1B}OD", .left),
      ("\u{1B}[H", .home), ("\u{1B}[F", .end), ("\u{1B}OH", .home), ("\u{1B}[1~", .home), ("\u{1B}[4~", .end),
      ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[3~", .delete), ("\u{1B}[Z", .backTab),
      ("\u{1B}OP", .function(1)), ("\u{1B}[11~", .function(1)), ("\u{1B}[15~", .function(5)),
      ("\u{1B}[24~", .function(12)),
    ]

    @Test("tells keys apart that come together")
    func sequence() throws {
      let terminal = try TerminalPair()
      var screen = try CursesScreen(on: terminal)
      terminal.type("jé\u{1B}[Bq")
      #expect(screen.nextEvent() == .key(.character("j")))
      #expect(screen.nextEvent() == .key(.character("é")))
      #expect(screen.nextEvent() == .key(.down))
      #expect(screen.nextEvent() == .key(.character("q")))
    }

    @Test(
      "takes no answer of a terminal, and no key without a meaning, for typing",
      arguments: [
        "\u{1B}[?62;1;4c", "\u{1B}[?2026;2$y", "\u{1B}[12;40R", "\u{1B}]11;rgb:0000/0000/0000\u{7}",
        "\u{1B}P>|xterm(370)\u{1B}\\", "\u{1B}[1;5C", "\u{1B}[I", "\u{1B}[57415u",
      ]
    )
    func answers(bytes: String) throws {
      let terminal = try TerminalPair()
      var screen = try CursesScreen(on: terminal)
      terminal.type(bytes + "q")
      #expect(screen.nextEvent() == .key(.character("q")))
    }

    @Test("leaves out bytes that are not UTF-8")
    func brokenInput() throws {
      let terminal = try TerminalPair()
      var screen = try CursesScreen(on: terminal)
      terminal.type(bytes: [0xFF, 0xE9, 0x71])
      #expect(screen.nextEvent() == .key(.character("q")))
    }

    @Test("reports pasted text as a whole, its newlines as such")
    func paste() throws {
      let terminal = try TerminalPair()
      var screen = try CursesScreen(on: terminal)
      terminal.type("\u{1B}[200~pt-BR\rq\u{1B}[201~x")
      #expect(screen.nextEvent() == .paste("pt-BR\nq"))
      #expect(screen.nextEvent() == .key(.character("x")))
    }

    @Test(
      "lets a key end a paste that has lost its end",
      arguments: [("\u{1B}[A", .up), ("\u{1B}", .escape), ("\u{3}", .control("c"))] as [(String, Key)]
    )
    func unfinishedPaste(bytes: String, key: Key) throws {
      let terminal = try TerminalPair()
      var screen = try CursesScreen(on: terminal)
      terminal.type("\u{1B}[200~pt\u{1B}[A-BR")
      let early = screen.keys.next()
      #expect(early == nil)
      terminal.type(bytes)
      #expect(screen.nextEvent() == .paste("pt-BR"))
      #expect(screen.nextEvent() == .key(key))
      terminal.type("q")
      #expect(screen.nextEvent() == .key(.character("q")))
    }

    @Test(
      "reports the mouse",
      arguments: [
        ("\u{1B}[<0;5;3M", MouseEvent(.press, at: CellPoint(x: 4, y: 2))),
        ("\u{1B}[<64;1;1M", MouseEvent(.scrollUp, at: .zero)),
        ("\u{1B}[<65;80;24M", MouseEvent(.scrollDown, at: CellPoint(x: 79, y: 23))),
      ]
    )
    func mouse(bytes: String, event: MouseEvent) throws {
      let terminal = try TerminalPair()
      var screen = try CursesScreen(on: terminal)
      terminal.type(bytes)
      #expect(screen.nextEvent() == .mouse(event))
    }

    @Test("reports a new size, and draws to it")
    func resize() throws {
      let terminal = try TerminalPair()
      var screen = try CursesScreen(on: terminal)
      screen.present(frame("a row"))
      terminal.resize(rows: 10, columns: 100)
      let size = CellSize(width: 100, height: 10)
      #expect(screen.nextEvent() == .resize(size))
      let newSize = screen.size
      #expect(newSize == size)
      _ = terminal.output()
      let row = String(repeating: "x", count: 100)
      screen.present(frame(row, size: size))
      #expect(terminal.output().contains("x"))
    }

    @Test("survives any size", arguments: [(1, 1), (1, 500), (500, 1), (200, 300)] as [(UInt16, UInt16)])
    func oddSizes(rows: UInt16, columns: UInt16) throws {
      let terminal = try TerminalPair()
      var screen = try CursesScreen(on: terminal)
      terminal.resize(rows: rows, columns: columns)
      let size = CellSize(width: Int(columns), height: Int(rows))
      #expect(screen.nextEvent() == .resize(size))
      screen.present(frame("日本", "x", size: size))
      screen.present(CellGrid(size: .zero))
    }

    @Test(
      "takes signals for the keys that send them",
      arguments: [(SIGINT, "c"), (SIGTSTP, "z")] as [(Int32, Character)]
    )
    func signals(number: Int32, letter: Character) throws {
      let terminal = try TerminalPair()
      var screen = try CursesScreen(on: terminal)
      kill(getpid(), number)
      #expect(screen.nextEvent() == .key(.control(letter)))
    }

    @Test("ends when it is told to", arguments: [SIGTERM, SIGHUP])
    func termination(number: Int32) throws {
      let terminal = try TerminalPair()
      var screen = try CursesScreen(on: terminal)
      kill(getpid(), number)
      #expect(screen.nextEvent() == .endOfInput)
      #expect(screen.nextEvent() == .endOfInput)
    }

    @Test("takes the terminal over again when it is continued")
    func continuation() throws {
      let terminal = try TerminalPair()
      var screen = try CursesScreen(on: terminal)
      screen.present(frame("a row"))
      _ = terminal.output()
      kill(getpid(), SIGCONT)
      #expect(screen.nextEvent() == .resume)
      screen.present(frame("a row"))
      let output = terminal.output()
      #expect(output.contains("\u{1B}[?2004h\u{1B}[8l"))
      #expect(output.contains("a row"))
    }

    @Test("ends when the terminal is gone, after what was typed before")
    func hangUp() throws {
      var terminal = try TerminalPair()
      var screen = try CursesScreen(on: terminal)
      terminal.hangUp()
      #expect(screen.nextEvent() == .endOfInput)
      #expect(screen.nextEvent() == .endOfInput)
    }
  }
}
