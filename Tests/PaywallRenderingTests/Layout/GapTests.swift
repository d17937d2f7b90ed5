import Testing

@Suite("The room between two things")
struct GapTests {
  /// How many empty rows stand between the two texts of a stack with this spacing, the first with this
  /// padding below, the second with this padding above.
  @Test(
    "is added up in points and turned into rows once",
    arguments: [
      (0, 0, 0, 0), (11, 0, 0, 0), (12, 0, 0, 1), (4, 4, 4, 1), (6, 6, 6, 1), (8, 8, 8, 1), (16, 8, 8, 1),
      (16, 16, 16, 2), (35, 0, 0, 1), (36, 0, 0, 2), (200, 200, 200, 2), (0, 12, 0, 1), (0, 0, 12, 1),
    ]
  )
  func rows(_ spacing: Int, _ below: Int, _ above: Int, _ expected: Int) throws {
    let picture = try Phone(width: 1).picture(
      """
      {"type":"v_stack","spacing":\(spacing),"content":[
      {"type":"text","string_id":"a","padding":[0,0,0,\(below)]},
      {"type":"text","string_id":"b","padding":[0,\(above),0,0]}]}
      """
    )
    #expect(picture == "a" + String(repeating: "\n", count: expected + 1) + "b")
  }

  @Test("counts what stands between though nothing of it is drawn")
  func nothingBetween() throws {
    let phone = Phone(width: 1, strings: #"{"id":"a","value":"a"},{"id":"b","value":"b"}"#)
    let picture = try phone.picture(
      """
      {"type":"v_stack","spacing":8,"content":[{"type":"text","string_id":"a"},
      {"type":"text","string_id":"missing"},{"type":"text","string_id":"b"}]}
      """
    )
    #expect(picture == "a\n\nb")
  }

  @Test("is that of nested stacks together")
  func nested() throws {
    let picture = try Phone(width: 1).picture(
      """
      {"type":"v_stack","content":[
      {"type":"v_stack","padding":8,"content":[{"type":"box","padding":8,"content":{"type":"text","string_id":"a"}}]},
      {"type":"v_stack","padding":8,"content":[{"type":"box","padding":12,"content":{"type":"text","string_id":"b"}}]}]}
      """
    )
    #expect(picture == "a\n\n\nb")
  }

  @Test("above the first and below the last thing of a screen is no row")
  func ends() throws {
    #expect(try Phone(width: 1).picture(#"{"type":"text","string_id":"a","padding":[40,0]}"#) == "a")
  }

  @Test(
    "from side to side is columns",
    arguments: [(0, 0), (5, 0), (6, 1), (12, 1), (13, 2), (20, 2), (21, 3), (29, 3), (34, 4), (400, 5)]
  )
  func columns(_ points: Int, _ expected: Int) throws {
    let picture = try Phone(width: 40).picture(
      """
      {"type":"box","width":{"fill_max":true},"h_align":"leading",
      "content":{"type":"text","string_id":"a","padding":[\(points),0,0]}}
      """
    )
    #expect(picture == String(repeating: " ", count: expected) + "a")
  }
}
