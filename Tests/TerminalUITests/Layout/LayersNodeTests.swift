import TerminalUI
import Testing

@Suite("Nodes on top of each other")
struct LayersNodeTests {
  private typealias Layer = LayersNode.Layer

  private static func card(width: Int) -> BoxNode {
    BoxNode(FrameNode(text("Card"), width: .fixed(width - 4)), border: .light)
  }

  /// Five by three cells without anything to read.
  private struct Ground: LayoutNode {
    let extent = WidthExtent.zero

    func fragment(width: Int) -> Fragment { text("#####\n#####\n#####").fragment(width: 5) }
  }

  @Test("that can be read stand below each other")
  func readable() {
    let layers = LayersNode([Layer(text("a")), Layer(text("b"))])
    #expect(layers.picture(width: 9) == "a\nb")
  }

  @Test("that cannot be read lie behind those that can")
  func ground() {
    let ground = Ground()
    for layers in [
      [Layer(ground), Layer(text("a"))],
      [Layer(text("a")), Layer(ground)],
    ] {
      #expect(LayersNode(layers).picture(width: 9) == "#####\n##a##\n#####")
    }
  }

  @Test(
    "a small one at the top stands on the edge of a box",
    arguments: [
      (.start, "┌─ New ──┐"), (.center, "┌─ New ──┐"), (.end, "┌── New ─┐"),
    ] as [(CrossAlignment, String)]
  )
  func badge(_ horizontal: CrossAlignment, _ top: String) {
    let layers = LayersNode([
      Layer(Self.card(width: 10), horizontal: horizontal, vertical: .start),
      Layer(text("New"), horizontal: horizontal, vertical: .start),
    ])
    #expect(layers.picture(width: 20).split(separator: "\n").first.map(String.init) == top)
  }

  @Test("a badge stands on the edge of its box, though something wider is below")
  func badgeOnNarrowBox() {
    let layers = LayersNode([
      Layer(Self.card(width: 10), horizontal: .end, vertical: .start),
      Layer(text("New"), horizontal: .end, vertical: .start),
      Layer(text("something wider")),
    ])
    #expect(
      layers.picture(width: 20) == """
             ┌── New ─┐
             │  Card  │
             └────────┘
        something wider
        """
    )
  }

  @Test("one that the edge has no room for stands above")
  func noRoom() {
    let layers = LayersNode([
      Layer(Self.card(width: 10)),
      Layer(text("Best of"), vertical: .start),
    ])
    #expect(layers.picture(width: 20).hasPrefix(" Best of\n┌────────┐\n"))
  }

  @Test("without any take no room")
  func none() {
    #expect(LayersNode([]).fragment(width: 9).size == .zero)
  }
}
