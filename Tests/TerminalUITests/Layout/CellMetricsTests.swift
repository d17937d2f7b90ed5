import TerminalUI
import Testing

@Suite("Points as cells")
struct CellMetricsTests {
  @Test(
    "lengths are rounded",
    arguments: [(0, 0), (4, 0), (4.5, 1), (8.5, 1), (24, 3), (390, 46), (-20, 0), (.infinity, 0), (.nan, 0)]
      as [(Double, Int)]
  )
  func columns(_ points: Double, _ expected: Int) {
    #expect(CellMetrics.columns(forLength: points) == expected)
  }

  @Test("heights are rounded", arguments: [(0, 0), (9, 0), (10, 1), (20, 1), (844, 42)] as [(Double, Int)])
  func rows(_ points: Double, _ expected: Int) {
    #expect(CellMetrics.rows(forLength: points) == expected)
  }

  @Test("a length that no screen has is limited", arguments: [1e9, 1e300])
  func huge(_ points: Double) {
    #expect(CellMetrics.columns(forLength: points) == 10_000)
  }

  @Test(
    "gaps between rows are never more than two",
    arguments: [(-5, 0), (0, 0), (11.9, 0), (12, 1), (35.9, 1), (36, 2), (1e9, 2)] as [(Double, Int)]
  )
  func verticalGaps(_ points: Double, _ expected: Int) {
    #expect(CellMetrics.rows(forGap: points) == expected)
  }

  @Test(
    "gaps between columns stay below an eighth of the width",
    arguments: [
      (5.9, 46, 0), (6, 46, 1), (13, 46, 2), (21, 46, 3), (30, 46, 4), (34, 46, 4), (43, 46, 5), (400, 46, 5),
      (400, 20, 3), (400, 80, 10), (400, 0, 3),
    ] as [(Double, Int, Int)]
  )
  func horizontalGaps(_ points: Double, _ width: Int, _ expected: Int) {
    #expect(CellMetrics.columns(forGap: points, in: width) == expected)
  }
}
