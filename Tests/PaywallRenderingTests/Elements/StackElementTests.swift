import Testing

@Suite("Stacks")
struct StackElementTests {
  @Test("a vertical one aligns its children and puts spacing between them")
  func vertical() throws {
    func picture(_ align: String) throws -> String {
      try Phone(width: 16).picture(
        """
        {"type":"box","width":{"fill_max":true},"h_align":"leading","content":
        {"type":"v_stack","h_align":"\(align)","spacing":16,"content":[
        {"type":"text","string_id":"Monthly"},{"type":"text","string_id":"$5"}]}}
        """
      )
    }
    #expect(
      try picture("leading") == """
        Monthly

        $5
        """
    )
    #expect(
      try picture("center") == """
        Monthly

          $5
        """
    )
    #expect(
      try picture("trailing") == """
        Monthly

             $5
        """
    )
  }

  @Test("a horizontal one puts at least a column between neighbours, and as many as its spacing asks for")
  func horizontal() throws {
    func picture(_ spacing: Int) throws -> String {
      try Phone(width: 16).picture(
        """
        {"type":"h_stack","spacing":\(spacing),"content":[
        {"type":"text","string_id":"ab"},{"type":"text","string_id":"cd"}]}
        """
      )
    }
    #expect(try picture(0) == "     ab cd")
    #expect(try picture(16) == "     ab  cd")
    #expect(try picture(25) == "    ab   cd")
  }

  @Test("in a horizontal one a space pushes its neighbours apart")
  func space() throws {
    let picture = try Phone(width: 20).picture(
      """
      {"type":"h_stack","content":[
      {"type":"text","string_id":"Yearly"},{"type":"space"},{"type":"text","string_id":"$60"}]}
      """
    )
    #expect(picture == "Yearly           $60")
  }

  @Test("in a horizontal one several spaces share the room")
  func spaces() throws {
    let picture = try Phone(width: 20).picture(
      """
      {"type":"h_stack","content":[{"type":"space"},{"type":"text","string_id":"ab"},
      {"type":"space"},{"type":"text","string_id":"cd"},{"type":"space"}]}
      """
    )
    #expect(picture == "     ab      cd")
  }

  @Test("a horizontal one aligns what is lower than its tallest child")
  func rows() throws {
    func picture(_ align: String) throws -> String {
      try Phone(width: 12).picture(
        """
        {"type":"h_stack","v_align":"\(align)","content":[
        {"type":"text","string_id":"1\\n2\\n3"},{"type":"text","string_id":"x"}]}
        """
      )
    }
    #expect(
      try picture("top") == """
            1 x
            2
            3
        """
    )
    #expect(
      try picture("center") == """
            1
            2 x
            3
        """
    )
    #expect(
      try picture("bottom") == """
            1
            2
            3 x
        """
    )
  }

  @Test("in one of layers texts stand below each other, since cells cannot hold two")
  func layers() throws {
    let picture = try Phone(width: 12).picture(
      """
      {"type":"z_stack","content":[
      {"type":"text","string_id":"base"},{"type":"text","string_id":"over it"}]}
      """
    )
    #expect(
      picture == """
           base
          over it
        """
    )
  }

  @Test("in one of layers a thin line never hides a text")
  func lineOverText() throws {
    let picture = try Phone(width: 12).picture(
      """
      {"type":"z_stack","content":[{"type":"text","string_id":"$99"},
      {"type":"box","height":1,"decorator":{"background":"#FF0000"}}]}
      """
    )
    #expect(picture == "────$99─────")
  }

  @Test(
    "gaps share what is left, each of a count its own share",
    arguments: [
      (1, 1, "a         b         c"), (2, 1, "a           b       c"), (0, 1, "a b                 c"),
    ]
  )
  func spaces(_ first: Int, _ second: Int, _ expected: String) throws {
    let picture = try Phone(width: 21).picture(
      """
      {"type":"h_stack","content":[{"type":"text","string_id":"a"},{"type":"space","count":\(first)},
      {"type":"text","string_id":"b"},{"type":"space","count":\(second)},{"type":"text","string_id":"c"}]}
      """
    )
    #expect(picture == expected)
  }
}
