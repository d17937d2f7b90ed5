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

  @Test(
    "leaves clusters of several scalars alone",
    arguments: ["e\u{301}", "ก\u{E34}", "か\u{3099}", "a\u{FE0F}"]
  )
  func leavesLongerClustersAlone(text: String) throws {
    #expect(try #require(text.first).singleCell == nil)
  }
}
