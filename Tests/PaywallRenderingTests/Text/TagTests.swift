import FlowDocuments
import LocaleMatching
import PaywallRendering
import TerminalUI
import Testing

@Suite("A tag without a value")
struct TagTests {
  /// A text with its tag, a fallback, and what each platform then shows.
  struct Case: CustomTestStringConvertible {
    let value: String
    var fallback: String?
    let iOS: String
    let android: String

    var testDescription: String { "\(value) \(fallback ?? "")" }
  }

  @Test(
    "replaces the whole text by its fallback; without one iOS shows nothing, Android the rest",
    arguments: [
      Case(value: #"["Hi ",{"tag":"NAME"},"!"]"#, iOS: "", android: "Hi !"),
      Case(value: #"["Hi ",{"tag":"NAME"},"!"]"#, fallback: #""Hello""#, iOS: "Hello", android: "Hello"),
      Case(
        value: #"["Hi ",{"tag":"NAME"},"!"]"#,
        fallback: #"["Dear ",{"tag":"YOU"}]"#,
        iOS: "",
        android: "Dear"
      ),
      Case(value: #"["Only ",{"tag":"PRICE"}]"#, iOS: "", android: ""),
    ]
  )
  func missing(_ example: Case) throws {
    for platform in Platform.allCases {
      let fallback = example.fallback.map { #","fallback":\#($0)"# } ?? ""
      let phone = Phone(
        width: 8,
        platform: platform,
        strings: #"{"id":"t","value":\#(example.value)\#(fallback)}"#
      )
      let screen = try phone.draw(
        #"{"type":"box","width":{"fill_max":true},"h_align":"leading","content":{"type":"text","string_id":"t"}}"#
      )
      #expect(screen.picture == (platform == .iOS ? example.iOS : example.android))
      #expect(screen.checks == ["unresolved-tag"])
    }
  }

  @Test(
    "may be given one beside the id",
    arguments: [
      (#""NAME":"Ann""#, "Hi Ann!", nil), (#""NAME":"""#, "Hi !", nil), (#""NAME":3"#, "Hi 3!", nil),
      (#""NAME":{"var":"unset"}"#, "Hi !", nil), (#""name":"Ann""#, "", "NAME"),
    ] as [(String, String, String?)]
  )
  func given(_ values: String, _ expected: String, _ missing: String?) throws {
    let phone = Phone(width: 7, strings: #"{"id":"t","value":["Hi ",{"tag":"NAME"},"!"]}"#)
    let screen = try phone.draw(#"{"type":"text","string_id":{"string_id":"t",\#(values)}}"#)
    #expect(screen.picture.trimmingPrefix(while: \.isWhitespace) == expected)
    #expect(screen.text?.fate == missing.map { .unresolvedTag($0) } ?? .shown)
  }

  @Test("does not borrow the fallback of the default localization")
  func borrowedFallback() throws {
    let view = """
      {"format":"5.0.0","screens":{"main":{"content":{"type":"text","string_id":"t"}}},
      "default_localization":"en","localizations":[
      {"id":"en","strings":[{"id":"t","value":["Hi ",{"tag":"NAME"}],"fallback":"Hello"}]},
      {"id":"pt-br","strings":[{"id":"t","value":["Oi ",{"tag":"NAME"}]}]}]}
      """
    #expect(try Phone(width: 8, strings: "").draw(view: view, in: "pt-br").picture == "")
    #expect(
      try Phone(width: 2, platform: .android, strings: "").draw(view: view, in: "pt-br").picture == "Oi"
    )
    #expect(try Phone(width: 5, strings: "").draw(view: view, in: "en").picture == "Hello")
  }
}
