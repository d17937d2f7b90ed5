import FlowScripts
import PaywallRendering
import PreviewCommands
import Synchronization
import Testing

@Suite("check tells what only shows when screens are drawn")
struct DrawnCheckTests {
  /// A view in English and German with one element on its screen.
  private static func flow(
    _ element: String,
    english: String = "",
    german: String = "",
    assets: String = ""
  ) -> String {
    """
    {"format": "5.1.0", "default_localization": "en", "assets": [\(assets)],
     "localizations": [{"id": "en", \(english)}, {"id": "de", \(german)}],
     "screens": {"offer": {"layout_behaviour": "flat", "content": \(element)}}}
    """
  }

  private static func strings(_ value: String) -> String {
    #""strings": [{"id": "title", "value": \#(value)}]"#
  }

  /// The lines of the findings of one check.
  private func lines(_ flow: String, _ check: String, options: String = "") -> [String] {
    let run = Run.run("check flow.json \(options)", .memory(["flow.json": flow]))
    #expect(run.error == "")
    return run.output.split(separator: "\n").map(String.init).filter { $0.contains("[\(check)]") }
  }

  @Test("a text that is cut, in the language in which it is")
  func cut() throws {
    let flow = Self.flow(
      #"{"type": "text", "string_id": "title", "max_rows": 1}"#,
      english: Self.strings(#""Short""#),
      german: Self.strings(
        #""Ein sehr langer Titel, der auf keinem Telefon der Welt in eine Zeile passen will""#
      )
    )
    let line = try #require(lines(flow, "text-cut").first)
    #expect(lines(flow, "text-cut").count == 1)
    #expect(line.hasPrefix("! warning de · screen offer: "))
    #expect(lines(flow, "text-cut", options: "--points 2000x800").isEmpty)
  }

  @Test("what holds in every language once")
  func everywhere() {
    let tagged = Self.strings(#"[{"tag": "UNKNOWN"}]"#)
    let flow = Self.flow(#"{"type": "text", "string_id": "title"}"#, english: tagged, german: tagged)
    #expect(
      lines(flow, "unresolved-tag") == [
        "! warning screen offer: the tag “UNKNOWN” of “title” has no value: iOS blanks the whole text [unresolved-tag]"
      ]
    )
    #expect(lines(flow, "unresolved-tag", options: "--tag UNKNOWN=Ann").isEmpty)
  }

  @Test("colours that are hard to tell apart, in dark mode too")
  func contrast() {
    let flow = Self.flow(
      ##"{"type": "box", "decorator": {"background": "ground"}, "content": {"type": "text", "string_id": "title", "color": "#202020"}}"##,
      english: Self.strings(#""Read me""#),
      german: Self.strings(#""Lies mich""#),
      assets:
        ##"{"id": "ground", "type": "color", "value": "#FFFFFF"}, {"id": "ground@dark", "type": "color", "value": "#000000"}"##
    )
    let found = lines(flow, "low-contrast")
    #expect(found.count == 1)
    #expect(found.first?.contains("(#202020 on #000000); WCAG asks for 4.5:1 in dark mode") == true)
  }

  @Test("pictures that come from the default, and those that change with dark mode")
  func pictures() {
    let picture = { (id: String) in #"{"id": "\#(id)", "type": "image", "url": "https://x.example/p.png"}"# }
    let flow = Self.flow(
      #"{"type": "v_stack", "content": [{"type": "image", "asset_id": "a"}, {"type": "image", "asset_id": "b"}]}"#,
      english: #""assets": [\#(picture("a")), \#(picture("b")), \#(picture("b@dark"))]"#,
      german: #""assets": [\#(picture("b"))]"#
    )
    #expect(lines(flow, "merged-picture") == ["i note    de: 1 picture comes from “en”: a [merged-picture]"])
    #expect(lines(flow, "dark-picture").count == 1)
    #expect(lines(flow, "dark-picture").first?.contains("de · screen offer: the picture “b” is") == true)
  }

  @Test(
    "scripts are asked with the store that the options name",
    arguments: [("", "USD"), ("--storefront JP", "JPY")]
  )
  func store(_ options: String, _ currency: String) {
    let currencies = Mutex<Set<String>>([])
    let scripts = ScriptPlayer { run in
      currencies.withLock { $0.formUnion(run.world.products.map(\.values.price.currencyCode)) }
      return run
    }
    let flow = Self.flow(#"{"type": "text", "string_id": {"product": "p1"}}"#)
      .replacing("\"screens\"", with: "\"scripts\": [{\"content\": \"\"}], \"screens\"")
    let arguments = ["check", "flow.json"] + options.split(separator: " ").map(String.init)
    let context = ProcessContext(arguments: arguments, environment: [:], isOutputTerminal: false)
    _ = Program(context, fileSystem: .memory(["flow.json": flow]), scripts: scripts).run()
    #expect(currencies.withLock { $0 } == [currency])
  }
}
