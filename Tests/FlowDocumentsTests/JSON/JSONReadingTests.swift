@testable import FlowDocuments
import Testing

@Suite("Reading and writing JSON")
struct JSONReadingTests {
  @Test(
    "keeps what is written",
    arguments: [
      #"{"b":1.50,"a":[true,false,null,-0,1e400],"c":{}}"#,
      #"["é","\"\\\n","😀",[],[[]],""]"#,
      #"[12345678901234567890.000]"#,
    ]
  )
  func roundTrip(_ text: String) throws {
    #expect(try JSONText(nested: text).value.text(isPretty: false) == text)
  }

  @Test("resolves escapes")
  func escapes() throws {
    let value = try JSONText(nested: #""\u0041\ud83d\ude00\/\t\b""#).value
    #expect(value == .string("A😀/\t\u{8}"))
  }

  @Test("writes indented, and nothing that a terminal obeys")
  func writing() {
    let value = JSONValue.object(
      JSONObject([JSONObject.Member(key: "a", value: .array([.string("\u{1B}[2J\u{202E}")]))])
    )
    #expect(value.text() == "{\n  \"a\": [\n    \"\\u001b[2J\\u202e\"\n  ]\n}")
  }

  @Test("takes the first of equal keys and tells the place of the second")
  func duplicateKey() throws {
    let text = try JSONText(nested: "{\"a\":1,\n\"a\":2}")
    #expect(text.value["a"]?.int == 1)
    #expect(text.diagnostics.map(\.check.rawValue) == ["duplicate-key"])
    #expect(text.diagnostics.first?.message.hasPrefix("line 2, column 1") == true)
  }

  @Test("accepts a comma before a closing bracket and tells it")
  func trailingComma() throws {
    let text = try JSONText(nested: "[1,{\"a\":2,},]")
    #expect(text.value.text(isPretty: false) == #"[1,{"a":2}]"#)
    #expect(text.diagnostics.map(\.check.rawValue) == ["trailing-comma", "trailing-comma"])
  }

  @Test("finds keys of an object with thousands of them")
  func manyKeys() throws {
    let members = (0..<5000).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    let value = try JSONText(nested: "{\(members),\"k7\":0}").value
    #expect(value["k7"]?.int == 7)
    #expect(value["k4999"]?.int == 4999)
    #expect(value["k5000"] == nil)
  }

  @Test("reads UTF-8 and UTF-16, with and without a byte order mark")
  func encodings() throws {
    let text = #"["é😀"]"#
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let spellings = [
      [0xEF, 0xBB, 0xBF] + Array(text.utf8), [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big,
    ]
    for bytes in spellings {
      #expect(try JSONText(bytes: bytes).value == .array([.string("é😀")]))
    }
  }
}
