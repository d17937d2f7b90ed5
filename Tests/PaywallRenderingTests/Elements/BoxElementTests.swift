import Testing

/// Each box stands in a border, so that its room can be seen.
@Suite("A box")
struct BoxElementTests {
  @Test(
    "is as wide as its length says",
    arguments: [
      ("", "     ╭────────╮"),
      (#""width":{"fill_max":true},"#, "╭──────────────────╮"),
      (#""width":{"shrink":0},"#, "     ╭────────╮"),
      (#""width":{"shrink":140},"#, "  ╭──────────────╮"),
      (#""width":{"max":110},"#, "   ╭───────────╮"),
      (#""width":{"min":140},"#, "  ╭──────────────╮"),
      (#""width":{"min":1},"#, "     ╭────────╮"),
      (#""width":{"min":1,"max":110},"#, "   ╭───────────╮"),
      (#""width":{"min":1,"max":600},"#, "╭──────────────────╮"),
      (#""width":119,"#, "   ╭────────────╮"),
      (#""width":{"screen":0.5},"#, "     ╭────────╮"),
    ]
  )
  func widths(_ width: String, _ top: String) throws {
    let picture = try Phone(width: 20).picture(
      """
      {"type":"box",\(width)"content":{"type":"text","string_id":"Go Pro"},
      "decorator":{"border":"#000000","rect_corner_radius":8}}
      """
    )
    #expect(picture.split(separator: "\n").first.map(String.init) == top)
  }

  @Test("that shrinks is as wide as its content would like to be, but no wider than its bound")
  func shrink() throws {
    func picture(_ most: String) throws -> String {
      try Phone(width: 24).picture(
        #"{"type":"box","width":{"shrink":0\#(most)},"content":{"type":"text","string_id":"one two three four"}}"#
      )
    }
    #expect(try picture("") == "   one two three four")
    #expect(
      try picture(#","max":85"#).split(separator: "\n").map { $0.drop { $0 == " " } } == [
        "one two", "three four",
      ]
    )
  }

  @Test("aligns its content only in an axis in which it has a size")
  func alignment() throws {
    func picture(_ width: String) throws -> String {
      try Phone(width: 20).picture(
        #"{"type":"box",\#(width)"h_align":"trailing","content":{"type":"text","string_id":"Skip"}}"#
      )
    }
    #expect(try picture("") == "        Skip")
    #expect(try picture(#""width":{"fill_max":true},"#) == "                Skip")
  }

  @Test("is as tall as its content, whatever its height")
  func heights() throws {
    let picture = try Phone(width: 20).picture(
      #"{"type":"box","height":400,"content":{"type":"text","string_id":"Go Pro"}}"#
    )
    #expect(picture == "       Go Pro")
  }

  @Test("without content is a line where it is thin and can be seen, else nothing")
  func empty() throws {
    func picture(_ size: String, _ color: String) throws -> String {
      try Phone(width: 12).picture(
        """
        {"type":"v_stack","content":[{"type":"text","string_id":"a"},
        {"type":"box",\(size),"decorator":{"background":"\(color)"}},{"type":"text","string_id":"b"}]}
        """
      )
    }
    let ruled = """
           a
      ────────────
           b
      """
    let plain = """
           a
           b
      """
    #expect(try picture(#""height":1"#, "#000000") == ruled)
    #expect(try picture(#""height":1"#, "#00000000") == plain)
    #expect(try picture(#""height":0"#, "#000000") == plain)
    #expect(try picture(#""height":40"#, "#000000") == plain)
    #expect(try picture(#""height":1,"width":0"#, "#000000") == plain)
  }
}
