import FlowDocuments
import LocaleMatching
import TerminalUI
import Testing

@testable import PaywallRendering

@Suite("Screens over each other")
struct ScreenLayerTests {
  /// A paywall on white with a sheet.
  private static let paywall = """
    {"format":"4.4.1","template_id":"flat","assets":[{"id":"white","type":"color","value":"#FFFFFF"}],
     "localizations":[{"id":"en"}],"default_localization":"en",
     "styles":{"default":{"background":"white","content":{"type":"text","string_id":"offer"}},
               "terms":{"content":{"type":"text","string_id":"terms"}}}}
    """

  /// Two screens, and a navigator with a background.
  private static func flow(_ background: String) -> String {
    """
    {"format":"5.1.0","localizations":[{"id":"en"}],"default_localization":"en",
     "assets":[{"id":"white","type":"color","value":"#FFFFFF"}],
     "navigators":{"default":{"order":0,"background":"white"},"sheet":{"order":1\(background)}},
     "screens":{"offer":{"layout_behaviour":"flat","content":{"type":"text","string_id":"offer"}},
                "terms":{"layout_behaviour":"flat","content":{"type":"text","string_id":"terms"}}}}
    """
  }

  private func draw(_ text: String, _ phone: Phone, _ navigators: [String?]) throws -> RenderedScreen {
    let view = try phone.decode(text)
    let merged = view.merged("en", platform: phone.platform)
    let layers = try zip(view.screens, navigators).map { screen, navigator in
      let localized = try #require(view.localizedScreen(screen.id, in: merged))
      let navigator = view.navigators.first { $0.id == navigator }
      return ScreenLayer(localized, in: navigator, state: FlowState())
    }
    var pictures = PictureStore()
    return try #require(ScreenRenderer.render(layers, options: phone.options, pictures: &pictures))
  }

  @Test(
    "a sheet darkens the screen that opened it: by 78 % on iOS, by 40 % on Android",
    arguments: [(Platform.iOS, UInt8(56)), (.android, 153)]
  )
  func sheet(_ platform: Platform, _ white: UInt8) throws {
    let screen = try draw(Self.paywall, Phone(width: 10, platform: platform), [nil, nil])
    #expect(screen.body.texts.map(\.stringID) == ["terms"])
    let behind = try #require(screen.behind)
    #expect(behind.picture == "  offer")
    #expect(behind[0, 0].style.background == .rgb(red: white, green: white, blue: white))
  }

  @Test(
    "a navigator shows what is below it through its background",
    arguments: [(##","background":"#00000080""##, true), (##","background":"#000000""##, false), ("", false)]
  )
  func navigator(_ background: String, _ isSeen: Bool) throws {
    let screen = try draw(Self.flow(background), Phone(width: 10), ["default", "sheet"])
    #expect(screen.body.texts.map(\.stringID) == ["terms"])
    #expect((screen.behind != nil) == isSeen)
  }

  @Test("without colours what is below is faint")
  func mono() throws {
    let screen = try draw(Self.paywall, Phone(width: 10, colorDepth: .none), [nil, nil])
    #expect(screen.behind?[3, 0].style.attributes == .dim)
  }
}
