import PaywallRendering
import TerminalUI
import Testing

@Suite("Writing systems")
struct WritingSystemTests {
  @Test("wide text wraps between its characters and stays inside its card")
  func japanese() throws {
    let picture = try Phone(width: 20).picture(
      """
      {"type":"box","width":{"fill_max":true},"decorator":{"border":"#000000"},
      "content":{"type":"text","string_id":"すべての機能を使う七日間無料"}}
      """
    )
    #expect(
      picture == """
        ┌──────────────────┐
        │ すべての機能を使 │
        │ う七日間無料     │
        └──────────────────┘
        """
    )
  }

  @Test("marks above and below letters take no column")
  func thai() throws {
    let picture = try Phone(width: 12).picture(
      ##"{"type":"text","string_id":"ซื้อ","decorator":{"border":"#000000"}}"##
    )
    #expect(
      picture == """
           ┌────┐
           │ ซื้อ │
           └────┘
        """
    )
  }

  private static let row = """
    {"type":"h_stack","content":[{"type":"text","string_id":"1."},{"type":"text","string_id":"سنوي"},
    {"type":"space"},{"type":"text","string_id":"$60"}]}
    """

  @Test("what is read from right to left is laid out from right to left")
  func mirrored() throws {
    func texts(_ isRightToLeft: Bool) throws -> [Int] {
      try Phone(width: 20, isRightToLeft: isRightToLeft).draw(Self.row).body.texts.map(\.frame.minX)
    }
    #expect(try texts(false) == [0, 3, 17])
    #expect(try texts(true) == [18, 13, 0])
  }

  @Test("padding, alignment and cells turn round, left and right stay")
  func alignments() throws {
    func picture(_ align: String) throws -> String {
      try Phone(width: 12, isRightToLeft: true).picture(
        """
        {"type":"box","width":{"fill_max":true},"h_align":"\(align)",
        "content":{"type":"text","string_id":"ab","padding":[17,0,0]}}
        """
      )
    }
    #expect(try picture("leading") == "        ab")
    #expect(try picture("trailing") == "ab")
    #expect(try picture("left") == "ab")
    #expect(try picture("right") == "        ab")
  }

  @Test("a badge turns round with its card")
  func badge() throws {
    let picture = try Phone(width: 20, isRightToLeft: true).picture(
      """
      {"type":"z_stack","h_align":"trailing","v_align":"top","content":[
      {"type":"box","width":{"fill_max":true},"decorator":{"border":"#000000"},
      "content":{"type":"text","string_id":"abcd"}},{"type":"text","string_id":"Best"}]}
      """
    )
    #expect(picture.split(separator: "\n").first == "┌─ Best ───────────┐")
  }
}
