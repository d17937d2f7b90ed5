import StringTables
import Testing

@Suite struct StringsReadingTests {
  @Test func entriesKeepTheirOrderAndLines() throws {
    let table = try StringTable(bytes: Array("/* a */\n\"b\" = \"c\";\na = 'd';".utf8))
    #expect(table.entries == [.init(key: "b", value: "c", line: 2), .init(key: "a", value: "d", line: 3)])
  }
}
