import StringTables
import Testing
import TestSupport

@Suite("A language beside the reference") struct TableComparisonTests {
  private func table(_ text: String) throws -> StringTable { try StringTable(bytes: Array(text.utf8)) }

  @Test("Each kind of difference is listed in the order of the file")
  func kinds() throws {
    let reference = try table("title = Hello; buy = 'Buy %@'; close = Close; note = ''; gone = Gone;")
    let own = try table("extra = x; title = Hallo; title = Salut; buy = Kaufen; close = Close; note = '';")
    let comparison = TableComparison(own, with: reference)
    #expect(comparison.missing.map(\.key) == ["gone"])
    #expect(comparison.extra.map(\.key) == ["extra"])
    #expect(comparison.empty.isEmpty)
    #expect(comparison.identical.map(\.key) == ["close"])
    #expect(comparison.differing.map(\.entry.key) == ["buy"])
    #expect(comparison.conflicting.map(\.key) == ["title"])
    #expect(TableComparison(try table("title = '';"), with: reference).empty.map(\.key) == ["title"])
  }

  @Test("RongCloud's Arabic lacks what it lacks", .enabled(if: RealFiles.arePresent))
  func realFiles() throws {
    func real(_ language: String) throws -> StringTable {
      try StringTable(bytes: RealFiles.bytes("real/lproj/rongcloud/\(language).lproj/RongCloudKit.strings"))
    }
    let arabic = TableComparison(try real("ar"), with: try real("en"))
    #expect(arabic.missing.isEmpty)
    #expect(arabic.differing.map(\.entry.key) == ["Selected_Video_Warning_fmt_second"])
    #expect(arabic.conflicting.map(\.key).contains("OK"))
    #expect(
      TableComparison(try real("zh-Hans"), with: try real("en")).missing.map(\.key) == ["AddFriendRequest"]
    )
  }
}
