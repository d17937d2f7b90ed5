import Testing
import TerminalUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@testable import CursesTerminal

extension RealTerminal {
  @Suite("shows frames")
  struct DrawingTests {
    @Test("shows text of every script whole, in the order of its cells")
    func text() throws {
      let terminal = try TerminalPair()
      var screen = try CursesScreen(on: terminal)
      let texts = ["Unlock everything", "日本語テキスト", "ปลดล็อกฟีเจอร์ทั้งหมด", "ﻣﺮﺣﺒﺎ", "नमस्ते", "🎉 é 한국어"]
      screen.present(frame(texts))
      let output = terminal.output()
      for text in texts { #expect(output.contains(text), "\(text)") }
    }

    @Test("sends no control and no invisible character of a text")
    func hostileText() throws {
      let terminal = try TerminalPair()
      var screen = try CursesScreen(on: terminal)
      let hostile = "a\u{1B}]0;title\u{7}b\u{9B}2Jc\u{202E}d\u{2066}e\u{200F}f\u{FEFF}g\u{E0041}h"
      screen.present(frame(hostile))
      let output = terminal.output()
      #expect(output.contains("a␛]0;title␇b�2Jcdefgh"))
      let forbidden = output.unicodeScalars.filter {
        (0x7F...0x9F).contains($0.value) || $0.properties.generalCategory == .format || $0.value == 7
      }
      #expect(forbidden.isEmpty)
    }

    @Test("fills the last column and the last row")
    func corners() throws {
      let terminal = try TerminalPair(rows: 2, columns: 4)
      var screen = try CursesScreen(on: terminal)
      screen.present(frame("abcd", "ef日", size: CellSize(width: 4, height: 2)))
      let output = terminal.output()
      #expect(output.contains("abcd"))
      #expect(output.contains("ef日"))
    }

    @Test("leaves out what a frame has beyond the screen")
    func largerFrame() throws {
      let terminal = try TerminalPair(rows: 2, columns: 4)
      var screen = try CursesScreen(on: terminal)
      screen.present(frame("abc日", "x", "y", size: CellSize(width: 9, height: 9)))
      let output = terminal.output()
      #expect(output.contains("abc"))
      #expect(!output.contains("日"))
      #expect(!output.contains("y"))
    }

    @Test("sends only what differs from the frame before")
    func secondFrame() throws {
      let terminal = try TerminalPair()
      var screen = try CursesScreen(on: terminal)
      screen.present(frame("the first row", "the second row"))
      #expect(terminal.output().contains("the first row"))
      screen.present(frame("the first row", "the second R"))
      let difference = terminal.output()
      #expect(difference.contains("R"))
      #expect(!difference.contains("first"))
      #expect(!difference.contains("second"))
      screen.present(frame("the first row", "the second R"))
      #expect(terminal.output().isEmpty)
    }

    @Test("sends all of a frame again when asked to")
    func redraw() throws {
      let terminal = try TerminalPair()
      var screen = try CursesScreen(on: terminal)
      screen.present(frame("a row"))
      _ = terminal.output()
      screen.redrawFromScratch()
      screen.present(frame("a row"))
      #expect(terminal.output().contains("a row"))
    }

    @Test("draws in ASCII where nothing else is understood")
    func ascii() throws {
      let terminal = try TerminalPair()
      var screen = try CursesScreen(on: terminal, onlyASCII: true)
      screen.present(frame("╭─╮ ✓ 日 é"))
      let output = terminal.output()
      let isUTF8 = screen.isUTF8
      #expect(!isUTF8)
      #expect(output.contains("+-+ + ?? ?"))
      #expect(output.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test("shows the cursor where a frame has one")
    func cursor() throws {
      let terminal = try TerminalPair()
      var screen = try CursesScreen(on: terminal)
      var grid = frame("ab")
      screen.present(grid)
      #expect(terminal.output().contains("\u{1B}[?25l"))
      grid.cursor = CellPoint(x: 4, y: 2)
      screen.present(grid)
      let output = terminal.output()
      #expect(output.contains("\u{1B}[?25h"))
      #expect(output.contains("\u{1B}[3;5H"))
    }

    @Test(
      "uses the colours that the terminal has, and no more than asked for",
      arguments: [
        ("xterm-256color", ColorDepth.trueColor, CellColor.ansi(1), "\u{1B}[31m"),
        ("xterm-256color", .trueColor, .ansi(9), "\u{1B}[91m"),
        ("xterm-256color", .trueColor, .rgb(red: 255, green: 0, blue: 0), "\u{1B}[38;5;196m"),
        ("xterm-256color", .sixteen, .rgb(red: 255, green: 0, blue: 0), "\u{1B}[91m"),
        ("linux", .trueColor, .ansi(1), "\u{1B}[31m"),
        ("linux", .trueColor, .ansi(9), "\u{1B}[0;10;1m\u{0F}\u{1B}[31m"),
      ]
    )
    func color(terminalType: String, limit: ColorDepth, color: CellColor, sequence: String) throws {
      let terminal = try TerminalPair()
      var screen = try CursesScreen(on: terminal, type: terminalType, colors: limit)
      var grid = frame()
      grid.write("x", at: .zero, style: CellStyle(foreground: color))
      screen.present(grid)
      let output = terminal.output()
      #expect(output.contains(sequence + "x"), "\(output.debugDescription)")
    }

    @Test(
      "shows attributes and no colour where there is none, or none is wanted",
      arguments: [("vt100", ColorDepth.trueColor), ("xterm-256color", .none)]
    )
    func monochrome(terminalType: String, limit: ColorDepth) throws {
      let terminal = try TerminalPair()
      var screen = try CursesScreen(on: terminal, type: terminalType, colors: limit)
      var grid = frame()
      grid.write("x", at: .zero, style: CellStyle(foreground: .ansi(1), attributes: .bold))
      screen.present(grid)
      let output = terminal.output()
      let depth = screen.colorDepth
      #expect(depth == .none)
      #expect(output.contains(";1m"))
      #expect(!output.contains("[31m"))
    }

    @Test("sends colours by their components where the terminal takes them, and strikes text out")
    func trueColor() throws {
      let terminal = try TerminalPair()
      var screen = try CursesScreen(on: terminal, hasTrueColor: true)
      let depth = screen.colorDepth
      #expect(depth == .trueColor)
      var grid = frame()
      let style = CellStyle(
        foreground: .rgb(0xFF8000),
        background: .rgb(0x102030),
        attributes: .strikethrough
      )
      grid.write("x", at: .zero, style: style)
      grid.write("y", at: CellPoint(x: 0, y: 1), style: CellStyle(foreground: .ansi(3)))
      screen.present(grid)
      let output = terminal.output()
      for code in ["38;2;255;128;0m", "48;2;16;32;48m", ";9m", "\u{1B}[33m"] {
        #expect(output.contains(code), "\(output.debugDescription)")
      }
      #expect(getenv("TERMINFO") == nil)
    }

    @Test(
      "reads and writes the descriptions of the terminal database",
      arguments: ["xterm-256color", "vt100", "linux"]
    )
    func description(type: String) throws {
      let description = try #require(TerminalDescription.ofDatabase(type))
      #expect(TerminalDescription(try #require(description.bytes)) == description)
      #expect((description.withTrueColor() != nil) == (type == "xterm-256color"))
      #expect(TerminalDescription([1, 2, 3]) == nil)
      #expect(TerminalDescription.ofDatabase("../../etc/passwd") == nil)
    }

    @Test("keeps drawing when there are more pairs of colours than the terminal has")
    func manyColors() throws {
      let terminal = try TerminalPair()
      var screen = try CursesScreen(on: terminal, type: "linux")
      var grid = frame()
      for index in 0..<100 {
        let style = CellStyle(foreground: .ansi(UInt8(index % 10)), background: .ansi(UInt8(index / 10)))
        grid.write("x", at: CellPoint(x: index % 80, y: index / 80), style: style)
      }
      screen.present(grid)
      #expect(terminal.output().filter { $0 == "x" }.count == 100)
    }
  }
}
