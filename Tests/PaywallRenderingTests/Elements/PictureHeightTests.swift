import FlowDocuments
import PaywallRendering
import TerminalUI
import Testing

@Suite("Pictures and hidden contents")
struct PictureHeightTests {
  @Test(
    "a picture is as tall as its box, up to five rows",
    arguments: [
      ("", 3), (#","height":20"#, 3), (#","height":80"#, 4), (#","height":{"screen":0.9}"#, 5),
    ]
  )
  func rows(height: String, rows: Int) throws {
    let box = #"{"type":"box"\#(height),"content":{"type":"image","asset_id":"hero","aspect":"fill"}}"#
    #expect(try Phone(width: 12).draw(box).body.grid.size.height == rows)
  }

  @Test("a picture that fills stands across its room")
  func fill() throws {
    #expect(
      try Phone(width: 12).picture(#"{"type":"image","asset_id":"hero","aspect":"fill"}"#) == """
        ┌──────────┐
        │  ▣ hero  │
        └──────────┘
        """
    )
  }

  @Test("the texts of a section that another index shows are named")
  func hidden() throws {
    let section = """
      {"type":"section","index":{"var":"tab"},"content":[
      {"type":"text","string_id":"first"},{"type":"v_stack","content":[
      {"type":"text","string_id":"second"},{"type":"text","string_id":"third"}]}]}
      """
    let screen = try Phone(width: 6).draw(section)
    #expect(screen.picture == "first")
    #expect(
      screen.diagnostics.map(\.message)
        == ["the section “tab” shows its content 0; others hold “second”, “third”"]
    )
  }
}
