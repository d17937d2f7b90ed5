import FlowDocuments
import LocaleMatching
import PreviewInterface
import TerminalUI
import TestSupport
import Testing

@Suite("From a text on the screen to its source")
struct PointingTests {
  @Test("keys go from text to text, and the reasons tell about each")
  func keys() {
    var script = KeyScript(ShownFlow.library(), 120, 40, locale: "pt-br")
    script.press("Enter", "Tab", "↓")
    #expect(script.screen.contains("▸ title"))
    #expect(script.screen.contains("= pt-br has it"))
    script.press("↓")
    #expect(script.screen.contains("▸ courses"))
    #expect(script.screen.contains("◂ read in en, the default"))
    #expect(script.screen.contains("element /screens/offer/"))
    script.press("j", "j")
    #expect(script.screen.contains("▸ buy"))
    script.press("↓", "↑")
    #expect(script.screen.contains("▸ note"))
    #expect(script.screen.contains("∅ empty in pt-br, which hides"))
  }

  @Test("the selected text is turned round while it has the focus, and marked at all times")
  func look() throws {
    var script = KeyScript(ShownFlow.library(), 120, 40)
    script.press("Enter", "Tab", "↓")
    let row = try #require(script.rows.firstIndex { $0.contains("▸ ") && $0.contains("Unlock everything") })
    let column = try #require(script.column(of: "U", row: row))
    #expect(script.frame[column, row].style.attributes.contains(.reverse))
    script.press("Tab")
    #expect(!script.frame[column, row].style.attributes.contains(.reverse))
    #expect(script.rows[row].contains("▸ "))
  }

  @Test("the same element is told about in every language that is chosen", arguments: ["ar", "ja", "th"])
  func languages(code: String) {
    var script = KeyScript(ShownFlow.library(), 120, 40)
    script.press("Enter", "Tab", "↓", "↓", "i")
    script.type(code)
    #expect(script.screen.contains("▸ courses"))
    #expect(script.screen.contains("= \(code) has it"))
    #expect(script.screen.contains("element /screens/offer/"))
  }

  @Test("where three panes do not fit, the reasons stand beside the paywall while something is selected")
  func narrow() {
    var script = KeyScript(locale: "pt-br")
    script.press("Enter", "Tab")
    #expect(script.screen.contains("app passes"))
    script.press("↓")
    #expect(!script.screen.contains("app passes"))
    #expect(script.screen.contains("▸ title"))
    #expect(script.screen.contains("Desbloqueie tudo"))
    script.press("Esc")
    #expect(script.screen.contains("app passes"))
  }

  @Test("a click selects the text under it, or the one whose mark it hits")
  func click() throws {
    var script = KeyScript(ShownFlow.library(), 120, 40, locale: "pt-br")
    let title = try #require(script.rows.firstIndex { $0.contains("Desbloqueie tudo") })
    script.click(try #require(script.column(of: "D", row: title)), title)
    #expect(script.screen.contains("▸ title"))
    #expect(script.state.focus == .paywall)
    let merged = try #require(script.rows.firstIndex { $0.contains("◂en") })
    script.click(try #require(script.column(of: "◂", row: merged)), merged)
    #expect(script.screen.contains("▸ courses"))
  }

  @Test("the wheel scrolls the screen and leaves the selection; the next key goes on from what is seen")
  func wheel() {
    var script = KeyScript()
    script.press("Enter", "s", "Tab", "↓")
    for _ in 0..<5 { script.wheel(.scrollDown, 50, 10) }
    #expect(script.state.paywallScroll.rows == 15)
    #expect(script.state.selection?.place?.pointer.description == "/screens/thanks/content/content/0")
    script.press("↓")
    #expect(script.state.paywallScroll.rows == 15)
    #expect(script.state.selection?.place?.pointer.description == "/screens/thanks/content/content/15")
  }

  @Test("Enter goes from the text to its reasons, y and Y copy text and id")
  func enterAndCopy() {
    var script = KeyScript(ShownFlow.library(), 120, 40, locale: "ja")
    script.press("Enter", "Tab", "Enter", "y", "Y")
    #expect(script.copied == ["すべて解放", "title"])
    #expect(script.screen.contains("asked the terminal to copy 5 characters: title"))
    script.press("Enter")
    #expect(script.state.focus == .why)
  }

  @Test("a text of a product tells every id that is looked up, and which one is there")
  func product() {
    var script = KeyScript(ShownFlow.library(Self.products), 120, 40, locale: "de")
    script.press("Enter", "Tab", "↓")
    #expect(script.screen.contains("▸ PRODUCT_default"))
    #expect(script.screen.contains("looked up in this order:"))
    #expect(script.screen.contains("✗ PRODUCT_p1_default"))
    #expect(script.screen.contains("✓ PRODUCT_default (de)"))
    #expect(script.screen.contains("tags: PRICE"))
    #expect(script.screen.contains("de  same as en"))
  }

  @Test("a text of a product that only the default defines tells which one of the language it hides")
  func specificOfTheDefault() {
    let flow = Self.products.replacing(
      #"{"id": "en", "strings": ["#,
      with: #"{"id": "en", "strings": [{"id": "PRODUCT_p1_default", "value": "English"},"#
    )
    var script = KeyScript(ShownFlow.library(flow), 200, 40, locale: "de")
    script.press("Enter", "Tab", "↓")
    #expect(script.screen.contains("✓ PRODUCT_p1_default (en, the default)"))
    #expect(script.screen.contains("· PRODUCT_default (de)"))
    #expect(script.screen.contains("! more specific, so it hides PRODUCT_default of de"))
  }

  @Test("a tag without a value is told with what is shown in its place")
  func fallback() {
    let flow = """
      {"format":"5.0.0","screens":{"main":{"content":{"type":"text","string_id":"t"}}},
      "default_localization":"en","localizations":[
      {"id":"en","strings":[{"id":"t","value":["Hi ",{"tag":"NAME"}],"fallback":"Hello"}]}]}
      """
    var script = KeyScript(ShownFlow.library(flow), 200, 40)
    script.press("Enter", "Tab", "↓")
    #expect(script.screen.contains("! the tag NAME has no value: the fallback is shown in its place"))
  }

  private static let products = """
    {
      "format": "5.0.0",
      "default_localization": "en",
      "localizations": [
        {"id": "en", "strings": [{"id": "PRODUCT_default", "value": [{"tag": "PRICE"}]}]},
        {"id": "de", "strings": [{"id": "PRODUCT_default", "value": [{"tag": "PRICE"}]}]}
      ],
      "screens": {"offer": {"content": {
        "type": "text", "string_id": {"product": "p1"}
      }}}
    }
    """
}

extension KeyScript {
  /// The rows of the screen.
  var rows: [String] {
    screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The column of the first cell of a row in which a cluster stands.
  func column(of cluster: CellCluster, row: Int) -> Int? {
    (0..<frame.size.width).first { frame[$0, row].content == .narrow(cluster) }
  }
}
