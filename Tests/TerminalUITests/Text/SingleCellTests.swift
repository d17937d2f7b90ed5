import Testing

@testable import TerminalUI

@Suite("The short cut for clusters that need no second look")
struct SingleCellTests {
  @Test("gives the same cells as the long way, for every scalar that it knows")
  func agreesWithTheLongWay() {
    let scalars = (0..<0x2_0000).compactMap { Unicode.Scalar($0) }
    let known = scalars.map { Character($0) }.filter { $0.singleCell != nil }
    #expect(known.count > 30_000)
    #expect(known.filter { $0.singleCell != $0.cellsOfParts.first } == [])
  }

  @Test("gives the same cells as the long way, for every letter with a mark that it knows")
  func agreesAboutMarks() {
    let marks = (0x300..<0x1000).compactMap { Unicode.Scalar($0) }
    let clusters = ["a", "я", "ש", "ب", "ก"].flatMap { base in marks.compactMap { "\(base)\($0)" } }
    let known = clusters.filter { $0.count == 1 }.compactMap(\.first).filter { $0.singleCell != nil }
    #expect(known.count > 500)
    #expect(known.filter { [$0.singleCell] != $0.cellsOfParts } == [])
  }

  @Test(
    "leaves clusters alone that terminals may disagree about",
    arguments: ["か\u{3099}", "a\u{FE0F}", "a\u{301}\u{302}\u{303}\u{304}\u{305}", "ا\u{200D}"]
  )
  func leavesLongerClustersAlone(text: String) throws {
    #expect(try #require(text.first).singleCell == nil)
  }
}
