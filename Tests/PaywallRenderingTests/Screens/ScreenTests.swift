import PaywallRendering
import TerminalUI
import Testing

@Suite("A screen")
struct ScreenTests {
  private static func text(_ id: String) -> String { #"{"type":"text","string_id":"\#(id)"}"# }

  @Test("has a cover above its content, and its footer apart")
  func hero() throws {
    let screen = try Phone(width: 10).draw(
      screen: """
        {"layout_behaviour":"hero","cover":{"type":"box","height":{"screen":0.3},"content":\(Self.text("cover"))},
        "content":\(Self.text("content")),"footer":\(Self.text("footer"))}
        """
    )
    #expect(
      screen.picture == """
          cover
         content
        """
    )
    #expect(screen.footerPicture == "  footer")
  }

  @Test(
    "gives an overlay rows of its own, where it is aligned to, which are no part of what scrolls",
    arguments: [("top", ScreenPart.top), ("center", .middle), ("bottom", .bottom)]
  )
  func overlay(_ alignment: String, _ part: ScreenPart) throws {
    let screen = try Phone(width: 10).draw(
      screen: """
        {"layout_behaviour":"flat","content":\(Self.text("content")),"footer":\(Self.text("footer")),
        "overlay":[{"h_align":"trailing","v_align":"\(alignment)","content":\(Self.text("✕"))}]}
        """
    )
    #expect(screen.picture == " content")
    #expect(screen[part]?.grid.picture == "         ✕")
    #expect(screen.regions.count == 3)
    #expect(screen.regions.map(\.part) == ScreenPart.allCases.filter { [.body, .footer, part].contains($0) })
  }

  @Test(
    "puts an overlay as tall as the screen where its own box has its content",
    arguments: [("top", ScreenPart.top), ("center", .middle), ("bottom", .bottom)]
  )
  func tallOverlay(_ alignment: String, _ part: ScreenPart) throws {
    let screen = try Phone(width: 10).draw(
      style: """
        {"background":"#000000","content":\(Self.text("content")),"footer":\(Self.text("footer")),
        "overlay":{"type":"box","width":{"fill_max":true},"height":{"fill_max":true},
        "v_align":"\(alignment)","h_align":"leading","content":\(Self.text("✕"))}}
        """
    )
    #expect(screen[part]?.grid.picture == "✕")
  }

  @Test("an overlay without anything to read takes no rows")
  func emptyOverlay() throws {
    let screen = try Phone(width: 10).draw(
      screen: """
        {"layout_behaviour":"flat","content":\(Self.text("content")),
        "overlay":[{"content":{"type":"box","decorator":{"background":"#FF000022"}}}]}
        """
    )
    #expect(screen.regions.map(\.part) == [.body])
  }

  @Test("draws of a cover only its content, and of hero content nothing behind or above its root")
  func heroParts() throws {
    let screen = try Phone(width: 12).draw(
      screen: """
        {"layout_behaviour":"hero","cover":{"type":"box","height":100,"padding":40,
        "decorator":{"border":"#FF0000","thickness":3},"content":\(Self.text("cover"))},
        "content":{"type":"box","overlay":[{"content":\(Self.text("lost"))}],"content":\(Self.text("content"))}}
        """
    )
    #expect(
      screen.picture == """
           cover
          content
        """
    )
    #expect(screen.checks.contains("ignored-part"))
  }

  @Test(
    "that does not scroll says what a phone cuts off",
    arguments: [
      (#""layout_behaviour":"default","#, 60, 9..<51), (#""layout_behaviour":"default","#, 42, nil),
      (#""layout_behaviour":"flat","#, 60, nil),
    ]
  )
  func cut(_ layout: String, _ rows: Int, _ expected: Range<Int>?) throws {
    let texts = (1...rows).map { Self.text("t\($0)") }.joined(separator: ",")
    let screen = try Phone(width: 10).draw(
      screen: #"{\#(layout)"content":{"type":"v_stack","content":[\#(texts)]}}"#
    )
    #expect(screen.body.grid.size.height == rows)
    #expect(screen.reachableRows == expected)
    #expect(screen.checks.contains("unreachable") == (expected != nil))
  }

  @Test("shows what lies behind it only where it can be read")
  func background() throws {
    let screen = try Phone(width: 10).draw(
      screen: """
        {"layout_behaviour":"flat","content":\(Self.text("content")),
        "background":[{"content":{"type":"box","decorator":{"background":"#FF0000"}}},
        {"content":\(Self.text("behind"))}]}
        """
    )
    #expect(
      screen.picture == """
          behind
         content
        """
    )
  }

  @Test("that is transparent scrolls its footer, which holds what is to be read")
  func transparent() throws {
    let screen = try Phone(width: 10).draw(
      screen: """
        {"layout_behaviour":"transparent","content":{"type":"box"},"footer":\(Self.text("footer"))}
        """
    )
    #expect(screen.picture == "  footer")
    #expect(screen.footer == nil)
    #expect(screen.opensAtEnd)
  }

  @Test("that is plain has content only")
  func plain() throws {
    let screen = try Phone(width: 10).draw(
      screen: #"{"content":\#(Self.text("content")),"footer":\#(Self.text("footer"))}"#
    )
    #expect(screen.picture == " content")
    #expect(screen.footer == nil)
  }

  @Test("that is a sheet has content only")
  func sheet() throws {
    let screen = try Phone(width: 10).draw(
      style: #"{"content":\#(Self.text("terms")),"footer":\#(Self.text("footer"))}"#,
      named: "terms_sheet"
    )
    #expect(screen.picture == "  terms")
    #expect(screen.footer == nil)
  }

  @Test("without anything to draw has no rows")
  func nothing() throws {
    let screen = try Phone(width: 10).draw(screen: "{}")
    #expect(screen.body.grid.size.height == 0)
    #expect(screen.body.texts.isEmpty)
  }
}
