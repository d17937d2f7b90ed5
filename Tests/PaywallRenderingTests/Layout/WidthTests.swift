import PaywallRendering
import TerminalUI
import Testing

@Suite("A phone that is narrower or wider")
struct WidthTests {
  /// A card with a name and a price.
  private static let card = """
    {"type":"box","padding":[0,24],"width":{"fill_max":true},
    "decorator":{"border":"#000000","rect_corner_radius":12},
    "content":{"type":"row","padding":16,"items":[
    {"type":"grid_item","weight":1,"h_align":"leading","content":{"type":"text","string_id":"Yearly plan"}},
    {"type":"grid_item","weight":1,"h_align":"trailing","content":{"type":"text","string_id":"$59.99 a year"}}]}}
    """

  @Test(
    "gives the same things more or less room",
    arguments: [
      (
        20,
        """
           ╭────────────╮
           │  Yearly    │
           │  plan      │
           │  $59.99 a  │
           │  year      │
           ╰────────────╯
        """
      ),
      (
        30,
        """
           ╭──────────────────────╮
           │  Yearly    $59.99 a  │
           │  plan      year      │
           ╰──────────────────────╯
        """
      ),
      (
        46,
        """
           ╭──────────────────────────────────────╮
           │  Yearly plan          $59.99 a year  │
           ╰──────────────────────────────────────╯
        """
      ),
      (
        60,
        """
           ╭────────────────────────────────────────────────────╮
           │  Yearly plan                        $59.99 a year  │
           ╰────────────────────────────────────────────────────╯
        """
      ),
    ]
  )
  func card(_ width: Int, _ expected: String) throws {
    let picture = try Phone(width: width).picture(Self.card)
    #expect(picture == expected)
  }

  @Test("gives up room at the sides rather than break a word")
  func padding() throws {
    func picture(_ width: Int) throws -> String {
      try Phone(width: width).picture(#"{"type":"text","string_id":"Jahresabonnement","padding":[0,24]}"#)
    }
    #expect(try picture(22) == "   Jahresabonnement")
    #expect(try picture(16) == "Jahresabonnement")
    #expect(try picture(10) == "Jahresabon\nnement")
  }

  @Test("stacks what stands side by side when words do not fit")
  func stacking() throws {
    let stack = """
      {"type":"h_stack","spacing":8,"content":[
      {"type":"text","string_id":"Wiederherstellen"},{"type":"text","string_id":"Datenschutz"}]}
      """
    #expect(try Phone(width: 28).picture(stack) == "Wiederherstellen Datenschutz")
    #expect(
      try Phone(width: 20).picture(stack) == """
          Wiederherstellen
            Datenschutz
        """
    )
  }

  @Test("keeps an icon whole while the text beside it wraps")
  func bullet() throws {
    let picture = try Phone(width: 20).picture(
      """
      {"type":"h_stack","spacing":8,"v_align":"top","content":[
      {"type":"box","width":20,"height":20,"content":{"type":"image","asset_id":"check"}},
      {"type":"text","string_id":"Every device that you own"}]}
      """
    )
    #expect(
      picture == """
        ✓ Every device that
          you own
        """
    )
  }

  @Test("draws something at any width", arguments: [-1, 0, 1, 2, 3, 4, 5])
  func tiny(_ width: Int) throws {
    let screen = try Phone(width: width).draw(Self.card)
    #expect(screen.body.grid.size.width == max(1, width))
    #expect(screen.body.texts.allSatisfy { $0.frame.maxX <= max(1, width) })
  }
}
