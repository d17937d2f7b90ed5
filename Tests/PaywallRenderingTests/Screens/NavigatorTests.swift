import FlowDocuments
import TerminalUI
import Testing

@testable import PaywallRendering

@Suite("The frame of a navigator")
struct NavigatorTests {
  private static func text(_ id: String) -> String { #"{"type":"text","string_id":"\#(id)"}"# }

  /// A screen with a footer in the default navigator.
  private static func view(_ navigator: String, colors: String = "") -> String {
    """
    {"format":"5.1.0","assets":[\(colors)],"localizations":[{"id":"en"}],"default_localization":"en",
     "navigators":{"default":{"order":0,\(navigator)}},
     "screens":{"main":{"layout_behaviour":"flat","content":\(text("content")),"footer":\(text("footer"))}}}
    """
  }

  /// A frame with something around the place of the screen.
  private static func frame(_ around: String) -> String {
    #""content":{"type":"box","width":{"fill_max":true},"height":{"fill_max":true},"content":\#(around)}"#
  }

  @Test("stands above and below its screen, and does not scroll with it")
  func split() throws {
    let stack =
      #"{"type":"v_stack","content":[\#(Self.text("title")),{"type":"screen_holder"},\#(Self.text("tabs"))]}"#
    let screen = try Phone(width: 10).draw(view: Self.view(Self.frame(stack)))
    #expect(screen.regions.map(\.part) == [.top, .body, .footer, .bottom])
    #expect(
      screen.regions.map { $0.grid.picture.trimmingCharacters } == ["title", "content", "footer", "tabs"]
    )
    #expect(screen.diagnostics.filter { $0.severity == .error }.isEmpty)
  }

  @Test(
    "of a bare screen adds nothing",
    arguments: [##""background":"#000000""##, #""content":{"type":"screen_holder"}"#]
  )
  func bare(_ navigator: String) throws {
    let screen = try Phone(width: 10).draw(view: Self.view(navigator))
    #expect(screen.regions.map(\.part) == [.body, .footer])
  }

  @Test("without a place for the screen is drawn, and said to hide it")
  func noHolder() throws {
    let screen = try Phone(width: 10).draw(view: Self.view(Self.frame(Self.text("title"))))
    #expect(screen[.top]?.grid.picture == "  title")
    #expect(screen.checks.contains("no-screen-holder"))
  }

  @Test("paints its background and the ground of its frame behind everything")
  func grounds() throws {
    let stack =
      ##"{"type":"v_stack","decorator":{"background":"#00FF00"},"content":[{"type":"screen_holder"}]}"##
    let screen = try Phone(width: 10).draw(
      view: Self.view(##""background":"#0000FF","content":\##(stack)"##)
    )
    #expect(
      screen.grounds == [
        .color(.black), .color(.rgb(red: 0, green: 0, blue: 255)), .color(.rgb(red: 0, green: 255, blue: 0)),
      ]
    )
  }

  @Test("uses its strings on every screen that it can hold")
  func strings() throws {
    let stack = #"{"type":"v_stack","content":[\#(Self.text("title")),{"type":"screen_holder"}]}"#
    let view = try Phone().decode(Self.view(Self.frame(stack)))
    #expect(view.stringUses.map(\.screen).allSatisfy { $0 == "main" })
    #expect(Set(view.stringUses.flatMap(\.candidates)) == ["title", "content", "footer"])
  }
}

extension String {
  /// The text without blanks around it.
  fileprivate var trimmingCharacters: String { split(separator: " ").joined(separator: " ") }
}
