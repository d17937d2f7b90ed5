import Testing

@testable import TerminalUI

@Suite("Colours")
struct CellColorTests {
  @Test("take four bytes, and a style no more than nine")
  func size() {
    #expect(MemoryLayout<CellColor>.size == 4)
    #expect(MemoryLayout<CellStyle>.size == 9)
  }

  @Test(
    "are told by what they were made of",
    arguments: [
      (CellColor.terminalDefault, CellColor.Kind.terminalDefault),
      (.ansi(0), .ansi(0)), (.ansi(255), .ansi(255)),
      (.rgb(0x010203), .rgb(red: 1, green: 2, blue: 3, alpha: 255)),
      (.rgb(red: 0, green: 0, blue: 0, alpha: 7), .rgb(red: 0, green: 0, blue: 0, alpha: 7)),
    ]
  )
  func kind(color: CellColor, kind: CellColor.Kind) {
    #expect(color.kind == kind)
  }

  @Test(
    "find the nearest one that a terminal has",
    arguments: [
      (CellColor.terminalDefault, nil, nil, nil),
      (.ansi(3), 3, 3, 3), (.ansi(9), 9, 9, 9), (.ansi(200), 8, 8, 200),
      (.rgb(0x000000), 0, 0, 16), (.rgb(0xFFFFFF), 7, 15, 231), (.rgb(0xFA0505), 1, 9, 196),
      (.rgb(0x808080), 7, 8, 244), (.rgb(0x00C80A), 2, 2, 40), (.rgb(0x5F87AF), 6, 8, 67),
      (.rgb(0xF7FAFB), 7, 15, 231), (.rgb(0x06222A), 0, 0, 234), (.rgb(0x00738A), 6, 6, 24),
      (.rgb(0xFF9400), 3, 3, 208),
    ] as [(CellColor, UInt8?, UInt8?, UInt8?)]
  )
  func nearest(color: CellColor, ofEight: UInt8?, ofSixteen: UInt8?, of256: UInt8?) {
    #expect(color.paletteIndex(depth: .eight) == ofEight)
    #expect(color.paletteIndex(depth: .sixteen) == ofSixteen)
    #expect(color.paletteIndex(depth: .palette) == of256)
    #expect(color.paletteIndex(depth: .none) == nil)
  }

  @Test(
    "mix with what lies below",
    arguments: [
      (0xFFFFFF, 255, CellColor.black, CellColor.white),
      (0xFFFFFF, 128, .black, .rgb(0x808080)),
      (0x000000, 0xBF, .white, .rgb(0x404040)),
      (0xFF0000, 51, .rgb(0x0000FF), .rgb(0x3300CC)),
      (0xFFFFFF, 0, .rgb(0x123456), .rgb(0x133557)),
      // Nobody knows what the terminal's own colour looks like.
      (0xFF0000, 200, .terminalDefault, .rgb(0xFF0000)),
      (0xFF0000, 100, .terminalDefault, .terminalDefault),
      (0xFF0000, 100, .ansi(4), .ansi(4)),
    ] as [(UInt32, UInt8, CellColor, CellColor)]
  )
  func blending(components: UInt32, alpha: UInt8, below: CellColor, expected: CellColor) {
    let color = RGB(components)
    let above = CellColor.rgb(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    #expect(above.over(below) == expected)
  }

  @Test(
    "stand out from each other as WCAG 2 reckons it",
    arguments: [
      (0xFFFFFF, 0x000000, 21.0), (0x777777, 0xFFFFFF, 4.48), (0xFF0000, 0xFFFFFF, 4.0),
      (0x123456, 0x123456, 1), (0x00738A, 0xF7FAFB, 5.24), (0xFFFF00, 0xFFFFFF, 1.07),
    ] as [(UInt32, UInt32, Double)]
  )
  func contrast(first: UInt32, second: UInt32, ratio: Double) throws {
    for (one, other) in [(first, second), (second, first)] {
      let measured = try #require(CellColor.rgb(one).contrast(with: .rgb(other)))
      #expect(abs(measured - ratio) < 0.01, "\(measured)")
    }
    #expect(CellColor.rgb(first).contrast(with: .ansi(1)) == nil)
  }
}
