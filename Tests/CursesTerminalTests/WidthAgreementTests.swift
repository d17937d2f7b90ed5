import CPseudoTerminal
import Testing
import TerminalUI

@testable import CursesTerminal

extension RealTerminal {
  /// ncurses asks the C library how wide a character is; were we of another mind, rows would shift.
  @Suite("agrees with the C library about widths")
  struct WidthAgreementTests {
    /// All characters but the inner ones of long rows of like ones: ideographs, Hangul, private use.
    static let characters: [ClosedRange<UInt32>] = [
      0x20...0x3410, 0x9FF0...0xAC10, 0xD790...0xE010, 0xF8F0...0x17010, 0x187F0...0x20010,
      0x2A6D0...0x2A710, 0x2FA10...0x30010, 0x31340...0x31360, 0xE0000...0xE0200, 0x10FFF0...0x10FFFF,
    ]

    @Test("for every character")
    func everyCharacter() {
      #expect(CharacterEncoding.adopt() == .utf8)
      var disagreements: [String] = []
      for value in Self.characters.joined() {
        guard let scalar = Unicode.Scalar(value) else { continue }
        for cell in Character(scalar).cells {
          guard let (base, marks, width) = cell.parts else { continue }
          let agrees = Self.width(base) == width && marks.allSatisfy { Self.width($0) == 0 }
          if !agrees { disagreements.append("U+" + String(value, radix: 16, uppercase: true)) }
        }
      }
      #expect(disagreements.isEmpty)
    }

    private static func width(_ scalar: Unicode.Scalar) -> Int {
      Int(pseudo_terminal_cell_width(scalar.value))
    }
  }
}

extension Cell.Content {
  /// The base, the marks and the width of what stands in the cell.
  fileprivate var parts: (base: Unicode.Scalar, marks: Substring.UnicodeScalarView, width: Int)? {
    let (character, width): (Character, Int)
    switch self {
    case .narrow(let cluster): (character, width) = (cluster.character, 1)
    case .wide(let cluster): (character, width) = (cluster.character, 2)
    case .continuation: return nil
    }
    guard let base = character.unicodeScalars.first else { return nil }
    return (base, Substring(String(character)).unicodeScalars.dropFirst(), width)
  }
}
