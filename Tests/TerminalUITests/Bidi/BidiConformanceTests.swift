import Foundation
import Testing

@testable import TerminalUI

/// Unicode's own tests of the algorithm, from Debian's package `unicode-data`.
@Suite("Conformance to UAX #9")
struct BidiConformanceTests {
  private static let file = "/usr/share/unicode/BidiCharacterTest.txt"

  @Test("every row of BidiCharacterTest.txt", .enabled(if: FileManager.default.isReadableFile(atPath: file)))
  func characters() throws {
    let text = [UInt8](try Data(contentsOf: URL(filePath: Self.file)))
    var rows = 0
    var failures: [String] = []
    text.withUnsafeBytes { bytes in
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        guard let row = BidiTestRow(UnsafeRawBufferPointer(rebasing: line)) else { continue }
        rows += 1
        if !row.agrees(with: BidiParagraph(row.scalars, base: row.base)) {
          failures.append(String(decoding: line, as: UTF8.self))
        }
      }
    }
    #expect(rows > 90_000)
    #expect(failures.count == 0, "\(failures.count) rows differ, the first: \(failures.first ?? "")")
  }
}

/// A row of the file: scalars; base direction; its level; a level for each scalar; visual order.
private struct BidiTestRow {
  let scalars: [Unicode.Scalar]
  let base: BaseDirection
  /// Nil for what rule X9 removes.
  private let levels: [Int?]
  private let order: [Int]

  /// Nil for a comment.
  init?(_ line: UnsafeRawBufferPointer) {
    guard line.first != UInt8(ascii: "#") else { return nil }
    var fields: [[Int?]] = [[]]
    var number: Int?
    var isInside = false
    for byte in line {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: ";"):
        if isInside { fields[fields.count - 1].append(number) }
        (number, isInside) = (nil, false)
        if byte == UInt8(ascii: ";") { fields.append([]) }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number = (number ?? 0) * (fields.count == 1 ? 16 : 10) + Int(byte) - 0x30
        isInside = true
      case UInt8(ascii: "A")...UInt8(ascii: "F"):
        number = (number ?? 0) * 16 + Int(byte) - 0x37
        isInside = true
      default:
        isInside = true
      }
    }
    if isInside { fields[fields.count - 1].append(number) }
    guard fields.count == 5 else { return nil }
    scalars = fields[0].compactMap { $0.flatMap { Unicode.Scalar(UInt32($0)) } }
    switch fields[1] {
    case [0]: base = .leftToRight
    case [1]: base = .rightToLeft
    default: base = .firstStrong
    }
    levels = fields[3]
    order = fields[4].compactMap { $0 }
  }

  /// Whether a paragraph is ordered as the row says.
  func agrees(with paragraph: BidiParagraph?) -> Bool {
    guard let line = paragraph?.line(0..<scalars.count), line.levels.count == levels.count else {
      return false
    }
    for index in levels.indices {
      if let level = levels[index], level != line.levels[index] { return false }
    }
    return line.order.filter { levels[$0] != nil } == order
  }
}
