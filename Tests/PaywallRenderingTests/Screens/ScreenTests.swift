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

  @Test("has its overlay first, where it is aligned to")
  func overlay() throws {
    let screen = try Phone(width: 10).draw(
      screen: """
        {"layout_behaviour":"flat","content":\(Self.text("content")),
        "overlay":[{"h_align":"trailing","v_align":"top","content":\(Self.text("✕"))}]}
        """
    )
    #expect(
      screen.picture == """
                 ✕
         content
        """
    )
    #expect(screen.footer == nil)
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
