import LocaleMatching
import PreviewInterface
import TerminalUI
import Testing

@Suite("A sheet in the pane")
struct LayeredScreenTests {
  private static func flow(terms lines: Int) -> String {
    func text(_ id: String) -> String { #"{"type": "text", "string_id": "\#(id)"}"# }
    let ids = (1...lines).map { "line \($0)." }
    let strings = (ids + ["offer", "price"]).map { #"{"id": "\#($0)", "value": "\#($0)"}"# }
    let content = #"{"type": "v_stack", "content": [\#(ids.map(text).joined(separator: ","))]}"#
    return """
      {"format": "4.4.1", "template_id": "flat", "default_localization": "en",
       "localizations": [{"id": "en", "strings": [\(strings.joined(separator: ","))]}],
       "assets": [{"id": "white", "type": "color", "value": "#FFFFFF"}],
       "styles": {"default": {"background": "white", "content": {"type": "v_stack", "content":
         [\(text("offer")), \(text("price"))]}}, "terms": {"content": \(content)}}}
      """
  }

  private func script(_ lines: Int, _ height: Int = 24) -> KeyScript {
    var script = KeyScript(ShownFlow.library(Self.flow(terms: lines)), 100, height, locale: "en")
    script.press("Enter", "Tab", "S")
    return script
  }

  /// The row of the paywall pane on which a text stands; the reasons name texts as well.
  private func row(_ text: String, _ script: KeyScript) -> Int? {
    script.screen.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { row in
      String(row.dropFirst(28).prefix(34)).contains(text)
    }
  }

  @Test("stands below what is seen of the screen that opened it, darkened")
  func below() throws {
    let script = script(2)
    let (price, first) = (try #require(row("price", script)), try #require(row("line 1.", script)))
    #expect(price < first)
    let line = Array(script.screen.split(separator: "\n", omittingEmptySubsequences: false)[price])
    let x = try #require(line.indices.first { String(line[$0...].prefix(5)) == "price" })

    #expect(script.frame[x, price].style.background == .rgb(red: 56, green: 56, blue: 56))
  }

  @Test("leaves a tall one all rows but a few, in which it scrolls; only its own texts are reached")
  func tall() throws {
    var script = script(40)
    #expect(row("price", script) != nil)
    #expect(row("line 1.", script) != nil)
    script.press("G")
    #expect(row("price", script) != nil)
    #expect(row("line 40.", script) != nil)
    #expect(row("line 1.", script) == nil)
    script.press("g", "↓")
    #expect(script.state.selection?.stringID == "line 1.")
  }
}
