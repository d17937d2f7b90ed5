import FlowDocuments
import LocaleMatching
import PaywallRendering
import TerminalUI
import Testing

@Suite("A placed text")
struct PlacedTextTests {
  private static func view(_ content: String) -> String {
    """
    {"format":"5.0.0","screens":{"main":{"content":\(content)}},
    "default_localization":"en","localizations":[
    {"id":"en","strings":[{"id":"both","value":"English"},{"id":"default","value":"Only"},
    {"id":"blank","value":"Something"}]},
    {"id":"de","strings":[{"id":"both","value":"Deutsch"},{"id":"own","value":"Nur"},{"id":"blank","value":""},
    {"id":"offer","value":[{"tag":"NAME"}]}]}]}
    """
  }

  @Test(
    "says where it comes from and what became of it",
    arguments: [
      (#""both""#, "both", .own, .shown, "Deutsch"),
      (#""default""#, "default", .default, .shown, "Only"),
      (#""own""#, "own", .own, .shown, "Nur"),
      (#""blank""#, "blank", .own, .empty, ""),
      (#""nowhere""#, "nowhere", .nowhere, .missing, ""),
      (#""""#, nil, .nowhere, .missing, ""),
      (#"{"string_id":"offer","NAME":""}"#, "offer", .own, .empty, ""),
      (#"{"string_id":"offer"}"#, "offer", .own, .unresolvedTag("NAME"), ""),
      (#"{"var":"greeting"}"#, nil, .nowhere, .setByScript("greeting"), "⟨greeting⟩"),
    ] as [(String, String?, Origin, PlacedText.Fate, String)]
  )
  func fate(
    _ reference: String,
    _ id: String?,
    _ origin: Origin,
    _ fate: PlacedText.Fate,
    _ shown: String
  ) throws {
    let screen = try Phone(width: 12, strings: "")
      .draw(view: Self.view(#"{"type":"text","string_id":\#(reference)}"#), in: "de")
    let text = try #require(screen.text)
    #expect(text.stringID == id)
    #expect(text.origin == origin)
    #expect(text.fate == fate)
    #expect(screen.body.grid.picture(in: text.frame) == shown)
    #expect(text.pointer.description == "/screens/main/content")
  }

  @Test("covers the cells that its frame says, wherever it stands", arguments: [false, true])
  func frames(_ isRightToLeft: Bool) throws {
    let screen = try Phone(width: 24, isRightToLeft: isRightToLeft).draw(
      """
      {"type":"v_stack","spacing":20,"content":[
      {"type":"box","padding":[0,16],"width":{"fill_max":true},"h_align":"leading","decorator":{"border":"#000000"},
      "content":{"type":"text","string_id":"Unlimited"}},
      {"type":"row","items":[
      {"type":"grid_item","weight":1,"content":{"type":"text","string_id":"Month"}},
      {"type":"grid_item","weight":2,"h_align":"trailing","content":{"type":"text","string_id":"日本"}}]},
      {"type":"z_stack","v_align":"top","content":[
      {"type":"box","width":{"fill_max":true},"decorator":{"border":"#000000"},
      "content":{"type":"text","string_id":"Year"}},{"type":"text","string_id":"Best"}]}]}
      """
    )
    let texts = screen.body.texts
    #expect(texts.map { screen.body.grid.picture(in: $0.frame) } == texts.map(\.stringID))
    #expect(texts.compactMap(\.stringID) == ["Unlimited", "Month", "日本", "Year", "Best"])
  }

  @Test("marking what comes from the default changes the style only")
  func marks() throws {
    let view = Self.view(
      #"{"type":"v_stack","content":[{"type":"text","string_id":"both"},{"type":"text","string_id":"default"}]}"#
    )
    let plain = try Phone(width: 12, strings: "").draw(view: view, in: "de")
    let marked = try Phone(width: 12, marksMerged: true, strings: "").draw(view: view, in: "de")
    #expect(marked.picture == plain.picture)
    #expect(marked.body.texts == plain.body.texts)
    #expect(marked.body.grid.attributes(of: "D") == [])
    #expect(marked.body.grid.attributes(of: "O") == .italic)
    #expect(plain.body.grid.attributes(of: "O") == [])
  }

  @Test("in no localization is missing everywhere")
  func noLocalization() throws {
    let screen = try Phone(width: 12, strings: "")
      .draw(
        view: Self.view(#"{"type":"text","string_id":"both"}"#).replacing(#""en","l"#, with: #""xx","l"#),
        in: "fr"
      )
    #expect(screen.text?.fate == .missing)
    #expect(screen.picture == "")
  }
}
