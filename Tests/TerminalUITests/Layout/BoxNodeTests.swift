import TerminalUI
import Testing

@Suite("A box")
struct BoxNodeTests {
  @Test(
    "keeps a column of air as long as there is room, then its edge, then only what is in it",
    arguments: [
      (9, "┌────┐\n│ ab │\n└────┘"), (6, "┌────┐\n│ ab │\n└────┘"), (5, "┌──┐\n│ab│\n└──┘"),
      (4, "┌──┐\n│ab│\n└──┘"), (3, "┌─┐\n│a│\n│b│\n└─┘"), (2, "ab"), (1, "a\nb"), (0, "a\nb"), (-1, "a\nb"),
    ]
  )
  func widths(_ width: Int, _ expected: String) {
    #expect(BoxNode(text("ab"), border: .light).picture(width: width) == expected)
  }

  @Test("around nothing is not drawn")
  func nothing() {
    #expect(BoxNode(text(""), border: .light).fragment(width: 9).size == .zero)
  }
}
