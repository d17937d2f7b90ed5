import PaywallRendering
import Testing

@Suite("Pictures that are not drawn")
struct PictureFrameTests {
  @Test(
    "a picture or film is a frame with its name, cut rather than wrapped",
    arguments: [
      (
        #"{"type":"image","asset_id":"hero"}"#,
        """
          ┌────────┐
          │ ▣ hero │
          └────────┘
        """
      ),
      (
        #"{"type":"video","asset_id":"intro","aspect":"fill"}"#,
        """
        ┌────────────┐
        │  ▶ intro   │
        └────────────┘
        """
      ),
      (
        #"{"type":"image","asset_id":"a_long_picture_name"}"#,
        """
        ┌────────────┐
        │ ▣ a_long_… │
        └────────────┘
        """
      ),
    ]
  )
  func media(_ element: String, _ expected: String) throws {
    let picture = try Phone(width: 14).picture(element)
    #expect(picture == expected)
  }

  @Test(
    "a picture in a small box is a character that says what it shows",
    arguments: [("icon_check", "✓"), ("close", "✕"), ("star-2", "★"), ("blob", "•")]
  )
  func icon(_ name: String, _ expected: String) throws {
    let picture = try Phone(width: 1).picture(
      #"{"type":"box","width":24,"height":24,"content":{"type":"image","asset_id":"\#(name)"}}"#
    )
    #expect(picture == expected)
  }
}
