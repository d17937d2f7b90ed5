import Testing
import TestSupport

@testable import TerminalUI

@Suite("Dividing a width")
struct WidthDivisionTests {
  /// An extent; `fills` comes last.
  private static func extent(_ minimum: Int, _ natural: Int, _ fills: Bool = false) -> WidthExtent {
    WidthExtent(minimum: minimum, natural: natural, fills: fills)
  }

  @Test(
    "serves small ones first, and lets those that fill share the rest",
    arguments: [
      ("all fit", 20, [extent(3, 5), extent(2, 9)], [5, 9]),
      ("an icon keeps its width", 12, [extent(1, 1), extent(4, 30)], [1, 11]),
      ("two long texts share", 20, [extent(4, 30), extent(4, 30)], [10, 10]),
      ("a long word is kept whole", 20, [extent(14, 30), extent(4, 30)], [14, 6]),
      ("one fills", 20, [extent(3, 3), extent(1, 1, true), extent(4, 4)], [3, 13, 4]),
      ("two fill evenly", 10, [extent(1, 1, true), extent(3, 3), extent(1, 1, true)], [3, 3, 4]),
      ("nothing to give", 0, [extent(3, 5), extent(1, 1, true)], [0, 0]),
      ("a negative width is none", -4, [extent(3, 5)], [0]),
      ("nobody", 10, [], []),
    ] as [(String, Int, [WidthExtent], [Int])]
  )
  func divide(_ name: String, _ width: Int, _ extents: [WidthExtent], _ expected: [Int]) {
    #expect(WidthDivision.divide(width, among: extents) == expected)
  }

  @Test("never gives out more than there is, and keeps every word whole when all of them fit")
  func promises() {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<2_000 {
      let extents = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        let minimum = Int.random(in: 0...9, using: &generator)
        let natural = minimum + Int.random(in: 0...20, using: &generator)
        return Self.extent(minimum, natural, Int.random(in: 0...3, using: &generator) == 0)
      }
      let width = Int.random(in: 0...60, using: &generator)
      let widths = WidthDivision.divide(width, among: extents)
      #expect(widths.reduce(0, +) <= width)
      guard extents.reduce(0, { $0 + $1.minimum }) <= width else { continue }
      for (extent, given) in zip(extents, widths) {
        #expect(given >= extent.minimum, "\(extents) in \(width): \(widths)")
      }
    }
  }

  @Test(
    "by weights adds up, the largest remainders first",
    arguments: [
      (10, [1, 1], [5, 5]), (10, [1, 2], [3, 7]), (10, [1, 1, 1], [4, 3, 3]), (7, [0, 3], [0, 7]),
      (5, [0, 0], [0, 0]), (0, [1, 2], [0, 0]), (-3, [1], [0]), (2, [1, 1, 1], [1, 1, 0]), (9, [], []),
    ]
  )
  func split(_ width: Int, _ weights: [Int], _ expected: [Int]) {
    #expect(WidthDivision.split(width, by: weights) == expected)
  }
}
