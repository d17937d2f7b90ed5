import FlowDocuments
import StringTables
import Testing

/// What a `.strings` text means; every row was read by Foundation as well, with the same result.
@Suite("The text of a .strings file") struct StringsReadingTests {
  private func entries(_ text: String) throws -> [String: String] {
    let table = try StringTable(bytes: Array(text.utf8))
    return Dictionary(table.keys.map { ($0, table[$0]?.value ?? "") }) { $1 }
  }

  @Test(
    "is read as a phone reads it",
    arguments: [
      ("a = b;", ["a": "b"]), ("a;", ["a": "a"]), ("\"a b\";", ["a b": "a b"]), ("{a = b;}", ["a": "b"]),
      ("a = 'x\"y';", ["a": "x\"y"]), ("a = 'it\\'s';", ["a": "it's"]), ("a = \"x\ny\";", ["a": "x\ny"]),
      ("a-b.c/d:e$f_g = x;", ["a-b.c/d:e$f_g": "x"]), ("\"\" = b;", ["": "b"]), ("a = \"\";", ["a": ""]),
      ("a /* c */ = // d\n b ;", ["a": "b"]), ("/* x */ // y", [:]), ("\u{FEFF}a=b;", ["a": "b"]),
      ("a = b\u{2028};", ["a": "b"]), ("\"key%@\"=\"٪ @\";", ["key%@": "٪ @"]),
      // Escapes.
      ("a = \"\\n\\t\\\"\\\\\";", ["a": "\n\t\"\\"]), ("a = \"\\\nb\";", ["a": "\nb"]),
      ("a = \"\\U00e9\\UD83D\\UDE00\";", ["a": "é😀"]), ("a = \"\\UD83D\";", ["a": "\u{FFFD}"]),
      ("a = \"\\U1\";", ["a": "\u{1}"]), ("a = \"\\351\\12x\\8\";", ["a": "Ø\nx8"]),
      ("a = \"\\u00e9\\x41\\q\";", ["a": "u00e9x41q"]), ("a = \"\\400\";", ["a": "\0"]),
    ]
  )
  func text(_ text: String, _ expected: [String: String]) throws {
    #expect(try entries(text) == expected)
  }

  @Test("Entries keep their order and lines")
  func order() throws {
    let table = try StringTable(bytes: Array("/* a\n */\n\"b\" = \"c\nd\";\na = 'd';".utf8))
    #expect(table.entries == [.init(key: "b", value: "c\nd", line: 3), .init(key: "a", value: "d", line: 5)])
    #expect(table.keys == ["b", "a"])
  }

  @Test("Of keys that stand twice the last counts, and both are kept")
  func duplicates() throws {
    let table = try StringTable(bytes: Array("a = b;\nc = d;\na = e;\nc = d;".utf8))
    #expect(table["a"]?.value == "e")
    #expect(table.count == 2)
    #expect(table.duplicates.map(\.key) == ["a", "c"])
    #expect(table.duplicates.map { $0.entries.compactMap(\.line) } == [[1, 3], [2, 4]])
    #expect(table.duplicates.map(\.isConflicting) == [true, false])
  }

  @Test(
    "A fault is told with its place, and with what to do",
    arguments: [
      ("a = b", 1, 6, "expected “;” after a value, found the end of the file"),
      ("a b;", 1, 3, "expected “=” after a key, found “b”"),
      ("\n; a = b;", 2, 1, "expected a key, found “;”"),
      ("a == b;", 1, 4, "expected a value, found “=”"),
      ("a = (b);", 1, 5, "a list or data where a text should be"),
      ("é = x;", 1, 1, "expected a key, found “é”"),
      ("{a = b;", 1, 8, "expected a key or “}”, found the end of the file"),
      ("{a = b;} c", 1, 10, "text after the closing “}”"),
      ("a = \"b;\n", 1, 5, "a text that never ends"),
      (
        "a = \"b;\n\"c\" = \"d\";", 1, 5,
        "a text without its closing quotation mark; expected “;” after a value, found “c”"
      ),
    ]
  )
  func fault(_ text: String, _ line: Int, _ column: Int, _ problem: String) throws {
    let error = try #require(throws: DocumentError.self) { try StringTable(bytes: Array(text.utf8)) }
    #expect(error.place == .position(line: line, column: column))
    #expect(error.problem == problem)
    #expect(!error.advice.isEmpty)
  }

  @Test(
    "What ends a table without a word is told",
    arguments: [
      ("a = b;; c = d;", "table-ends-early"), ("a = b; } c = d;", "table-ends-early"),
      ("a = b; /* c = d;", "open-comment"),
    ]
  )
  func lostRest(_ text: String, _ check: String) throws {
    let table = try StringTable(bytes: Array(text.utf8))
    #expect(table.keys == ["a"])
    #expect(table.diagnostics.map(\.check.rawValue) == [check])
  }
}
