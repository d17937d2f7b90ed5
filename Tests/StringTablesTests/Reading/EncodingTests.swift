import FlowDocuments
import StringTables
import Testing
import TestSupport

@Suite("The encoding of a .strings file") struct EncodingTests {
  private static let text = "\"ключ\" = \"значение 😀\";"

  private static func utf16(bigEndian: Bool, mark: Bool) -> [UInt8] {
    ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return bigEndian ? bytes : bytes.reversed()
    }
  }

  @Test(
    "UTF-8 and UTF-16 with a byte order mark are read",
    arguments: [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), utf16(bigEndian: true, mark: true),
      utf16(bigEndian: false, mark: true),
    ]
  )
  func read(_ bytes: [UInt8]) throws {
    #expect(try StringTable(bytes: bytes)["ключ"]?.value == "значение 😀")
  }

  @Test(
    "What no phone reads is refused, with what to do",
    arguments: [
      (utf16(bigEndian: true, mark: false), DocumentError.Place.wholeFile),
      (utf16(bigEndian: false, mark: false), .wholeFile),
      (Array("a = \"b\";\nc = \"".utf8) + [0xE9] + Array("\";".utf8), .position(line: 2, column: 6)),
      (Array("<?xml version=\"1.0\"?><plist/>".utf8), .wholeFile), ([], .wholeFile),
      (Array("bplist00".utf8), .wholeFile),
    ]
  )
  func refused(_ bytes: [UInt8], _ place: DocumentError.Place) throws {
    let error = try #require(throws: DocumentError.self) { try StringTable(bytes: bytes) }
    #expect(error.place == place)
    #expect(!error.problem.isEmpty && !error.advice.isEmpty)
  }

  @Test("Real files of every encoding are read", .enabled(if: RealFiles.arePresent))
  func realFiles() throws {
    let binary = try StringTable(bytes: RealFiles.bytes("real/encodings/binary-plist.strings"))
    #expect(binary.count == 251)
    #expect(binary["AccountType"]?.value == "Account Type")
    let wide = try StringTable(bytes: RealFiles.bytes("real/encodings/utf16le-bom.strings"))
    #expect(wide[" (default)"]?.value == " (default)")
    #expect(wide.diagnostics.isEmpty)
  }
}
