import TestSupport
import Testing

@testable import TerminalUI

@Suite("Text on a ground")
struct LegibilityTests {
  private static func style(_ text: UInt32, on ground: UInt32) -> CellStyle {
    CellStyle(foreground: .rgb(text), background: .rgb(ground))
  }

  @Test(
    "keeps its colour where it can be seen, and gets the nearest that can elsewhere; a palette has it readable",
    arguments: [
      (0x000000, 0xFFFFFF, 0x000000, 16, 0),
      (0xFFFFFF, 0x00738A, 0xFFFFFF, 231, 0),
      // Hardly to be seen on the phone either.
      (0xFFFFFF, 0xFFFFFF, 0xE1E1E1, 246, 0),
      (0xFFFF00, 0xFFFFFF, 0xE9E900, 100, 0),
      (0x222222, 0x000000, 0x222222, 59, 15),
      // White stays white on orange, as the phone has it.
      (0xFFFFFF, 0xFF9400, 0xFFFFFF, 231, 0), (0xFFFFFF, 0xFFAC1B, 0xFFFFFF, 241, 0),
      (0x00CAA3, 0xFF9400, 0x54DCC1, 231, 0),
      // Different on the phone, the same among sixteen.
      (0xC8C8C8, 0x303030, 0xC8C8C8, 251, 7),
    ] as [(UInt32, UInt32, UInt32, UInt8, UInt8)]
  )
  func legible(text: UInt32, ground: UInt32, inAll: UInt32, of256: UInt8, ofSixteen: UInt8) {
    let style = Self.style(text, on: ground)
    #expect(style.shown(at: .trueColor).foreground == .rgb(inAll))
    #expect(style.shown(at: .palette).foreground == .ansi(of256))
    #expect(style.shown(at: .sixteen).foreground == .ansi(ofSixteen))
    #expect(style.shown(at: .none) == .plain)
  }

  @Test(
    "can be told from every ground at every depth",
    arguments: [(.eight, 2), (.sixteen, 4.5), (.palette, 2), (.trueColor, 1.29)] as [(ColorDepth, Double)]
  )
  func everyGround(depth: ColorDepth, least: Double) throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<400 {
      let (text, ground) = (
        UInt32.random(in: 0...0xFFFFFF, using: &random), UInt32.random(in: 0...0xFFFFFF, using: &random)
      )
      let shown = Self.style(text, on: ground).shown(at: depth)
      let front = CellColor.rgb(try #require(shown.foreground.components))
      let back = CellColor.rgb(try #require(shown.background.components))
      let ratio = try #require(front.contrast(with: back))
      #expect(ratio >= least)
    }
  }

  @Test("is left as it is where it is no text", arguments: ColorDepth.allCases)
  func exact(depth: ColorDepth) {
    var style = Self.style(0x808080, on: 0x808080)
    style.attributes = .exact
    let shown = style.shown(at: depth)
    #expect(shown.foreground == shown.background)
  }

  @Test("is left as it is on the terminal's own ground", arguments: ColorDepth.allCases)
  func unknownGround(depth: ColorDepth) {
    let style = CellStyle(foreground: .ansi(1), background: .terminalDefault)
    #expect(style.shown(at: depth).foreground == (depth == .none ? .terminalDefault : .ansi(1)))
  }
}
