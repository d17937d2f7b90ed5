import TerminalUI
import Testing

@Suite("Nodes below each other")
struct VStackNodeTests {
  private static func padded(_ name: String, _ top: Double, _ bottom: Double) -> PaddingNode {
    PaddingNode(text(name), leading: 0, top: top, trailing: 0, bottom: bottom)
  }

  @Test("add up the room between them, and pass on what is above and below")
  func gaps() {
    let stack = VStackNode([Self.padded("a", 7, 6), Self.padded("b", 6, 9)], spacing: 4)
    let fragment = stack.fragment(width: 5)
    #expect(stack.picture(width: 5) == "a\n\nb")
    #expect(fragment.gapAbove == 7)
    #expect(fragment.gapBelow == 9)
  }

  @Test("that draw nothing are room only")
  func nothing() {
    let stack = VStackNode([Self.padded("", 8, 8), text("a"), Self.padded("", 3, 3)], spacing: 2)
    let fragment = stack.fragment(width: 5)
    #expect(fragment.size == CellSize(width: 1, height: 1))
    #expect(fragment.gapAbove == 18)
    #expect(fragment.gapBelow == 8)
  }

  @Test(
    "align to each other",
    arguments: [
      (CrossAlignment.start, "abc\nx"), (.center, "abc\n x"), (.end, "abc\n  x"),
    ]
  )
  func alignment(_ alignment: CrossAlignment, _ expected: String) {
    #expect(VStackNode([text("abc"), text("x")], alignment: alignment).picture(width: 9) == expected)
  }

  @Test("are as wide as the widest, or as the offer when one of them fills")
  func width() {
    let wide = FrameNode(text("x"), width: .fill(max: nil))
    #expect(VStackNode([text("abc"), text("x")]).fragment(width: 9).size.width == 3)
    #expect(VStackNode([text("abc"), wide]).fragment(width: 9).size.width == 9)
  }
}
