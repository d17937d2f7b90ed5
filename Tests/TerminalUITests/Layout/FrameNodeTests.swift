import TerminalUI
import Testing

@Suite("A frame")
struct FrameNodeTests {
  @Test(
    "has the width that it asks for",
    arguments: [
      (.content, 20, 4), (.content, 2, 2), (.fixed(8), 20, 8), (.fixed(2), 20, 4), (.fixed(30), 20, 20),
      (.fill(max: nil), 20, 20), (.fill(max: 8), 20, 8), (.fill(max: 30), 20, 20), (.fill(max: 1), 20, 1),
      (.atLeast(2), 20, 4), (.atLeast(9), 20, 9), (.atLeast(30), 20, 20), (.content, 0, 1),
      (.fixed(8), -3, 1), (.fill(max: -1), 20, 1), (.atLeast(-1), 20, 4),
    ] as [(FrameNode.Width, Int, Int)]
  )
  func width(_ width: FrameNode.Width, _ offered: Int, _ expected: Int) {
    #expect(FrameNode(text("word"), width: width).fragment(width: offered).size.width == expected)
  }

  @Test(
    "places what is in it",
    arguments: [
      (.start, .start, "x\n\n"), (.center, .center, "\n x\n"), (.end, .end, "\n\n  x"),
      (.left, .start, "x\n\n"), (.right, .start, "  x\n\n"),
    ] as [(CrossAlignment, CrossAlignment, String)]
  )
  func places(_ horizontal: CrossAlignment, _ vertical: CrossAlignment, _ expected: String) {
    let frame = FrameNode(
      text("x"),
      width: .fixed(3),
      minimumRows: 3,
      horizontal: horizontal,
      vertical: vertical
    )
    #expect(frame.picture(width: 9) == expected)
  }

  @Test(
    "turns round, but for left and right",
    arguments: [
      (.start, "  x"), (.center, " x"), (.end, "x"), (.left, "x"), (.right, "  x"),
    ] as [(CrossAlignment, String)]
  )
  func mirrored(_ horizontal: CrossAlignment, _ expected: String) {
    let frame = FrameNode(text("x"), width: .fixed(3), horizontal: horizontal)
    #expect(frame.picture(width: 9, isMirrored: true) == expected)
  }

  @Test("passes on the room above and below")
  func gaps() {
    let padded = PaddingNode(text("x"), leading: 0, top: 5, trailing: 0, bottom: 6)
    let fragment = FrameNode(padded, width: .fill(max: nil)).fragment(width: 9)
    #expect(fragment.gapAbove == 5)
    #expect(fragment.gapBelow == 6)
  }
}
