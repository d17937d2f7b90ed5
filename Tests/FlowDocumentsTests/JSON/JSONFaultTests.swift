import FlowDocuments
import LocaleMatching
import Testing

@Suite("Faults in JSON")
struct JSONFaultTests {
  struct Fault: CustomTestStringConvertible {
    let text: String
    let line: Int
    let column: Int
    let problem: String
    var testDescription: String { problem }

    init(_ text: String, _ line: Int, _ column: Int, _ problem: String) {
      (self.text, self.line, self.column, self.problem) = (text, line, column, problem)
    }
  }

  @Test(
    "say the place and what is wrong",
    arguments: [
      Fault("", 1, 1, "the file is empty"),
      Fault(" \n ", 2, 2, "the file is empty"),
      Fault(#"{"a":1} x"#, 1, 9, "text after the end of the JSON"),
      Fault("{\"a\":\"x\ny\"}", 1, 8, "a line break inside a string"),
      Fault("{\n \"é\": tru}", 2, 7, "expected “true”"),
      Fault("\u{FEFF}{\"a\":}", 1, 6, "expected a value, found “}”"),
      Fault(#"{"a":"\ud800"}"#, 1, 7, "half of a surrogate pair"),
      Fault(#"{"a":01}"#, 1, 6, "a number that starts with a needless 0"),
      Fault(#"{"a":1."#, 1, 8, "a number that ends in “.”"),
      Fault(#"{"a":[1"#, 1, 8, "the file ends in an array"),
      Fault(#"{"a":"\x"}"#, 1, 7, "an escape that JSON does not have"),
      Fault(#"{"a" 1}"#, 1, 6, "expected “:” after a key, found “1”"),
      Fault("{a:1}", 1, 2, "expected a key in quotation marks, found “a”"),
    ]
  )
  func place(_ fault: Fault) {
    let error = #expect(throws: DocumentError.self) { try document(fault.text) }
    #expect(error?.problem == fault.problem)
    #expect(error?.place == .position(line: fault.line, column: fault.column))
    #expect(error?.advice.isEmpty == false)
  }

  @Test("name bytes that are not UTF-8 by their place")
  func invalidUTF8() {
    let bytes = Array(#"{"a":"é"#.utf8) + [0xFF] + Array(#""}"#.utf8)
    let error = #expect(throws: DocumentError.self) { try FlowDocument(bytes: bytes, name: "") }
    #expect(error?.problem == "bytes that are not UTF-8")
    #expect(error?.place == .position(line: 1, column: 8))
  }

  @Test(
    "are told for files that are no JSON text",
    arguments: [
      ([0x7F, 0x45, 0x4C, 0x46, 0, 1, 2, 0], "this is a binary file, not JSON text"),
      ([0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0], "the text is UTF-32"),
      ([0, 0, 0, 0x7B, 0, 0, 0, 0x7D], "the text is UTF-32"),
      ([0x7B, 0, 0, 0, 0x7D, 0, 0, 0], "the text is UTF-32"),
      ([0xFF, 0xFE, 0x7B], "the text is UTF-16, but damaged or cut short"),
    ] as [([UInt8], String)]
  )
  func notText(_ bytes: [UInt8], _ problem: String) {
    let error = #expect(throws: DocumentError.self) { try FlowDocument(bytes: bytes, name: "") }
    #expect(error?.problem == problem)
  }

  @Test("stop at 513 containers, however many follow", arguments: [513, 10_000])
  func depth(_ count: Int) {
    let text = String(repeating: "[", count: count) + String(repeating: "]", count: count)
    let error = #expect(throws: DocumentError.self) { try document(text) }
    #expect(error?.place == .position(line: 1, column: 513))
  }

  @Test("never stop the program: a document with any bytes changed is read or refused")
  func mutations() throws {
    let original =
      Array(
        #"{"format":"5.1.0","screens":{"é":{"content":{"type":"box","width":{"min":1},"content":"#.utf8
      ) + Array(#"{"type":"text","string_id":"\u00e9"}}}},"localizations":[{"id":"en"}]}"#.utf8)
    var seed: UInt64 = 42
    func random(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % UInt64(limit))
    }
    for _ in 0..<3000 {
      var bytes = original
      for _ in 0...random(3) {
        switch random(3) {
        case 0: bytes[random(bytes.count)] = UInt8(random(256))
        case 1: bytes.remove(at: random(bytes.count))
        default:
          bytes.insert(contentsOf: original[random(original.count)...].prefix(8), at: random(bytes.count))
        }
      }
      guard let outline = try? FlowDocument(bytes: bytes, name: "").entries.first?.outline else { continue }
      _ = try? FlowView(outline, conditions: DeviceConditions(platform: .iOS)).stringUses
    }
  }
}
