import FlowDocuments
import PaywallRendering
import TerminalUI
import Testing

@Suite("Rows and columns")
struct GridElementTests {
  @Test("a row divides the width by weight, and cells align inside their share")
  func weights() throws {
    let picture = try Phone(width: 24).picture(
      """
      {"type":"row","items":[
      {"type":"grid_item","weight":1,"h_align":"leading","content":{"type":"text","string_id":"a"}},
      {"type":"grid_item","weight":2,"h_align":"trailing","content":{"type":"text","string_id":"b"}}]}
      """
    )
    #expect(picture == "a                      b")
  }

  @Test("a row aligns cells in the tallest one")
  func heights() throws {
    let picture = try Phone(width: 12).picture(
      """
      {"type":"row","items":[
      {"type":"grid_item","weight":1,"content":{"type":"text","string_id":"1\\n2"}},
      {"type":"grid_item","weight":1,"v_align":"bottom","content":{"type":"text","string_id":"x"}}]}
      """
    )
    #expect(
      picture == """
          1
          2     x
        """
    )
  }

  @Test("a fixed cell takes its points, the others share the rest")
  func fixed() throws {
    let picture = try Phone(width: 20).picture(
      """
      {"type":"row","items":[
      {"type":"grid_item","fixed":34,"h_align":"leading","content":{"type":"text","string_id":"1."}},
      {"type":"grid_item","weight":1,"h_align":"leading","content":{"type":"text","string_id":"All series"}}]}
      """
    )
    #expect(picture == "1.  All series")
  }

  @Test("a row whose cells would break words stacks them")
  func stacked() throws {
    let picture = try Phone(width: 20).picture(
      """
      {"type":"row","items":[
      {"type":"grid_item","weight":1,"h_align":"leading","content":{"type":"text","string_id":"Jahresabonnement"}},
      {"type":"grid_item","weight":1,"h_align":"trailing","content":{"type":"text","string_id":"$60"}}]}
      """
    )
    #expect(
      picture == """
        Jahresabonnement
                         $60
        """
    )
  }

  @Test("a column puts its cells below each other, each as wide as the column")
  func column() throws {
    let picture = try Phone(width: 12).picture(
      """
      {"type":"column","spacing":12,"items":[
      {"type":"grid_item","weight":1,"h_align":"leading","content":{"type":"text","string_id":"a"}},
      {"type":"grid_item","weight":1,"h_align":"trailing","content":{"type":"text","string_id":"b"}}]}
      """
    )
    #expect(
      picture == """
        a

                   b
        """
    )
  }

  @Test("a flex is a row or a column by its conditions")
  func flex() throws {
    func picture(_ platform: String) throws -> String {
      try Phone(width: 12).picture(
        """
        {"type":"flex","direction":"row","condition":[{"platform":["\(platform)"]}],"items":[
        {"type":"grid_item","weight":1,"content":{"type":"text","string_id":"a"}},
        {"type":"grid_item","weight":1,"content":{"type":"text","string_id":"b"}}]}
        """
      )
    }
    #expect(try picture("ios") == "  a     b")
    #expect(
      try picture("android") == """
             a
             b
        """
    )
  }

  @Test("that hugs is as wide as its fixed items, and has no room for the others, which is told")
  func hug() throws {
    func row(_ sizing: String) -> String {
      """
      {"type":"box","decorator":{"border":"#000000"},"content":{"type":"row"\(sizing),"items":[
      {"type":"grid_item","fixed":34,"h_align":"leading","content":{"type":"text","string_id":"a"}},
      {"type":"grid_item","weight":1,"content":{"type":"text","string_id":"weighted"}},
      {"type":"grid_item","fixed":34,"h_align":"trailing","content":{"type":"text","string_id":"b"}}]}}
      """
    }
    let screen = try Phone(width: 30).draw(row(#","width":"hug""#))
    #expect(
      screen.picture
        == """
                 ┌──────────┐
                 │ a      b │
                 └──────────┘
        """.replacing("                 ┌", with: "         ┌").replacing(
          "                 │",
          with: "         │"
        )
        .replacing("                 └", with: "         └")
    )
    #expect(screen.checks == ["hidden-content"])
    #expect(screen.diagnostics.first?.message.contains("“weighted”") == true)
    #expect(try Phone(width: 30).draw(row("")).checks == [])
    // A view of 4.x knows no such word.
    let old = try Phone(width: 30).draw(style: #"{"content":\#(row(#","width":"hug""#))}"#)
    #expect(old.body.texts.count == 3)
  }
}
