import PaywallRendering
import TerminalUI
import Testing

@Suite("Borders and what lies on them")
struct DecorationTests {
  private static let rounded = """
    ╭─────╮
    │ Buy │
    ╰─────╯
    """
  private static let light = """
    ┌─────┐
    │ Buy │
    └─────┘
    """
  private static let heavy = """
    ┏━━━━━┓
    ┃ Buy ┃
    ┗━━━━━┛
    """
  private static let none = "  Buy"

  @Test(
    "a box is drawn where the phone shows an edge",
    arguments: [
      (##""border":"#000000""##, light),
      (##""border":"#000000","rect_corner_radius":8"##, rounded),
      (##""border":"#000000","type":"circle""##, rounded),
      (##""border":"#000000","thickness":2"##, heavy),
      (##""border":"#000000","thickness":0"##, none),
      (##""border":"#00000000""##, none),
      (##""border":"nothing defines it""##, none),
      (##""background":"#FFFFFF","rect_corner_radius":8"##, rounded),
      (##""background":"#FFFFFF""##, none),
      ("", none),
    ]
  )
  func borders(_ decorator: String, _ expected: String) throws {
    let picture = try Phone(width: 7).picture(
      #"{"type":"text","string_id":"Buy","decorator":{\#(decorator)}}"#
    )
    #expect(picture == expected)
  }

  @Test("padding of the content stands inside the box, padding of the box outside")
  func padding() throws {
    let picture = try Phone(width: 16).picture(
      """
      {"type":"box","padding":[0,24],"width":{"fill_max":true},"decorator":{"border":"#000000"},
      "content":{"type":"text","string_id":"Buy","padding":[40,8]}}
      """
    )
    #expect(
      picture == """
           ┌────────┐
           │        │
           │  Buy   │
           │        │
           └────────┘
        """
    )
  }

  /// A card with a badge, as real files make them.
  private static func card(_ align: String, _ badges: String...) -> String {
    let texts = badges.map {
      #",{"type":"box","offset":[-10,-16],"content":{"type":"text","string_id":"\#($0)"}}"#
    }
    return """
      {"type":"z_stack","h_align":"\(align)","v_align":"top","content":[
      {"type":"box","width":{"fill_max":true},"decorator":{"border":"#000000","rect_corner_radius":8},
      "content":{"type":"text","string_id":"Yearly"}}\(texts.joined())]}
      """
  }

  @Test("a badge stands on the edge of its card")
  func badge() throws {
    #expect(
      try Phone(width: 20).picture(Self.card("trailing", "-50%")) == """
        ╭─────────── -50% ─╮
        │      Yearly      │
        ╰──────────────────╯
        """
    )
    #expect(
      try Phone(width: 20).picture(Self.card("leading", "-50%")) == """
        ╭─ -50% ───────────╮
        │      Yearly      │
        ╰──────────────────╯
        """
    )
  }

  @Test("a badge that the edge has no room for stands above the card")
  func longBadge() throws {
    #expect(
      try Phone(width: 20).picture(Self.card("center", "Save a lot today")) == """
          Save a lot today
        ╭──────────────────╮
        │      Yearly      │
        ╰──────────────────╯
        """
    )
  }

  @Test("two badges never hide each other")
  func badges() throws {
    #expect(
      try Phone(width: 20).picture(Self.card("trailing", "-50%", "Hot")) == """
                         Hot
        ╭─────────── -50% ─╮
        │      Yearly      │
        ╰──────────────────╯
        """
    )
  }

  @Test("a badge on a card that has one already stands above it")
  func nestedBadges() throws {
    let inner = Self.card("trailing", "-50%")
    #expect(
      try Phone(width: 20).picture(
        """
        {"type":"z_stack","h_align":"trailing","v_align":"top","content":[\(inner),
        {"type":"text","string_id":"Hot"}]}
        """
      ) == """
                         Hot
        ╭─────────── -50% ─╮
        │      Yearly      │
        ╰──────────────────╯
        """
    )
  }

  @Test("what lies behind or over an element is drawn when it can be read")
  func layers() throws {
    let picture = try Phone(width: 8).picture(
      """
      {"type":"v_stack","content":[{"type":"text","string_id":"middle"}],
      "background":[{"content":{"type":"text","string_id":"behind"}},
      {"content":{"type":"box","decorator":{"background":"#000000"}}}],
      "overlay":[{"content":{"type":"text","string_id":"over"}}]}
      """
    )
    #expect(
      picture == """
         behind
         middle
          over
        """
    )
  }

  @Test("what is fully transparent takes no room but is known")
  func transparent() throws {
    let screen = try Phone(width: 8).draw(
      """
      {"type":"v_stack","content":[{"type":"text","string_id":"seen"},
      {"type":"box","opacity":0,"content":{"type":"text","string_id":"unseen"}}]}
      """
    )
    #expect(screen.picture == "  seen")
    #expect(screen.body.texts.map(\.fate) == [.shown, .transparent])
    #expect(screen.checks == ["transparent-text"])
  }
}
