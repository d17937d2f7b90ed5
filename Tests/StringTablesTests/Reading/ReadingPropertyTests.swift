import FlowDocuments
import StringTables
import Testing
import TestSupport

/// What holds for any bytes; the generator is seeded, so a failure can be repeated.
@Suite("Any bytes") struct ReadingPropertyTests {
  private static let pieces = [
    "\"", "'", "\\", "=", ";", "{", "}", "/*", "*/", "//", "\n", " ", "a", "é", "\\U00e9", "\\12", "<", "(",
  ]

  @Test("are read as a table or refused", arguments: 0..<8)
  func random(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<400 {
      let count = Int.random(in: 0..<60, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      _ = try? StringTable(bytes: bytes)
      _ = try? StringTable(bytes: Array("bplist00".utf8) + bytes)
      _ = try? StringCatalog(bytes: bytes)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
      _ = try? StringTable(bytes: Array(text.utf8))
      _ = FormatSpecifiers(text.replacing("=", with: "%"))
    }
  }

  @Test(
    "A binary property list with any bytes changed is read or refused",
    .enabled(if: RealFiles.arePresent)
  )
  func damagedBinary() {
    var generator = SplitMix64(seed: 3)
    let whole = RealFiles.bytes("real/encodings/binary-plist.strings")
    for _ in 0..<300 {
      var bytes = whole
      for _ in 0..<3 {
        // Most of the damage goes to the trailer and the table of offsets, where it does most.
        let start = Bool.random(using: &generator) ? bytes.count - 40 : 0
        bytes[Int.random(in: start..<bytes.count, using: &generator)] = UInt8.random(
          in: 0...255,
          using: &generator
        )
      }
      _ = try? StringTable(bytes: bytes)
      _ = try? StringTable(bytes: Array(whole.prefix(Int.random(in: 0...whole.count, using: &generator))))
    }
  }

  @Test("A table that is written and read again is the same")
  func writing() throws {
    var generator = SplitMix64(seed: 5)
    let letters: [Character] = [
      "a", "\"", "\\", "\n", "é", "😀", "ي", "%", "@", "'", ";", "=", "/", "*", "\u{1}", "\t",
    ]
    for _ in 0..<200 {
      let entries = (0..<Int.random(in: 1..<12, using: &generator)).map { _ in
        let texts = (0..<2).map { _ in
          String(
            (0..<Int.random(in: 0..<9, using: &generator)).compactMap { _ in
              letters.randomElement(using: &generator)
            }
          )
        }
        return StringTable.Entry(key: texts[0], value: texts[1])
      }
      let read = try StringTable(bytes: Array(Self.text(of: entries).utf8))
      #expect(read.entries.map(\.key) == entries.map(\.key))
      #expect(read.entries.map(\.value) == entries.map(\.value))
    }
  }

  private static func text(of entries: [StringTable.Entry]) -> String {
    func quoted(_ text: String) -> String {
      "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
    return entries.map { "\(quoted($0.key)) = \(quoted($0.value));\n" }.joined()
  }
}
