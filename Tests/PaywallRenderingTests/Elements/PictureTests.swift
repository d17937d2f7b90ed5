import FlowDocuments
import LocaleMatching
import PaywallRendering
import TerminalUI
import TestSupport
import Testing

@Suite("Pictures that a view carries")
struct PictureTests {
  private static let legend: [CellColor: Character] = [
    .rgb(0xFF0000): "R", .rgb(0x00FF00): "G", .rgb(0x0000FF): "B", .white: "w",
  ]

  private static func phone(_ data: String, width: Int = 2) -> Phone {
    var phone = Phone(width: width)
    phone.showsPictures = true
    phone.rest = ##"""
      "assets":[{"id":"bg","type":"color","value":"#FFFFFF"},{"id":"pic","type":"image","value":"\##(data)"},
      {"id":"film","type":"video","url":"u","image":{"url":"u","preview_value":"\##(data)"}}],
      """##
    return phone
  }

  private static func style(_ element: String) -> String { #"{"background":"bg","content":\#(element)}"# }

  @Test("are drawn in half blocks, two pixels to a cell; what cannot be seen shows the ground")
  func halves() throws {
    for element in [#"{"type":"image","asset_id":"pic"}"#, #"{"type":"video","asset_id":"film"}"#] {
      let screen = try Self.phone(EncodedPictures.png).draw(style: Self.style(element))
      #expect(screen.picture == "▀▀")
      #expect(screen.body.grid.inks(Self.legend) == "RB")
      #expect(screen.body.grid.grounds(Self.legend) == "Gw")
    }
  }

  @Test(
    "lie behind the screen or an element where they are its ground; what cannot be seen of them shows what is below"
  )
  func ground() throws {
    let texts =
      #"{"type":"v_stack","content":[{"type":"text","string_id":"a"},{"type":"text","string_id":"b"}]}"#
    let decorated =
      #"{"type":"box","width":{"fill_max":true},"decorator":{"background":"pic"},"content":\#(texts)}"#
    for style in [#"{"background":"pic","content":\#(texts)}"#, Self.style(decorated)] {
      let screen = try Self.phone(EncodedPictures.png).draw(style: style)
      #expect(screen.body.texts.map(\.fate) == [.shown, .shown])
      let rows = screen.body.grid.grounds(Self.legend).split(separator: "\n")
      #expect(rows.first == "RB")
      #expect(rows.last?.first == "G")
    }
    var plain = Self.phone(EncodedPictures.png)
    plain.showsPictures = false
    #expect(try plain.draw(style: Self.style(decorated)).body.grid.grounds(Self.legend) == "ww\nww")
  }

  @Test("take a tint instead of their colours")
  func tint() throws {
    let screen = try Self.phone(EncodedPictures.png).draw(
      style: Self.style(##"{"type":"image","asset_id":"pic","tint":"#0000FF"}"##)
    )
    #expect(screen.body.grid.grounds(Self.legend) == "Bw")
  }

  @Test("of other formats are drawn too", arguments: [EncodedPictures.jpeg, EncodedPictures.webP])
  func formats(data: String) throws {
    let screen = try Self.phone(data, width: 4).draw(style: Self.style(#"{"type":"image","asset_id":"pic"}"#))
    #expect(screen.body.grid.size == CellSize(width: 4, height: 2))
    #expect(screen.body.pictures.map(\.problem) == [nil])
  }

  @Test(
    "are frames with the reason where they cannot be drawn",
    arguments: [
      (EncodedPictures.brokenPNG, "a broken PNG"),
      (EncodedPictures.hugePNG, "30000×30000 is too large to draw"),
      ("AAAA", "neither PNG nor JPEG nor WebP"), ("!", "not Base64"),
    ]
  )
  func unreadable(data: String, reason: String) throws {
    let screen = try Self.phone(data, width: 60).draw(
      style: Self.style(#"{"type":"image","asset_id":"pic"}"#)
    )
    #expect(screen.picture.contains("▣ pic · \(reason)"))
    #expect(screen.checks == ["unreadable-picture"])
  }

  @Test("are frames with their names where none are wanted")
  func frames() throws {
    var phone = Self.phone(EncodedPictures.png, width: 20)
    phone.showsPictures = false
    let screen = try phone.draw(style: Self.style(#"{"type":"image","asset_id":"pic"}"#))
    #expect(screen.picture.contains("▣ pic"))
    #expect(screen.checks.isEmpty)
  }

  @Test("say when they are the default's, or in dark mode only")
  func origins() throws {
    let image = #"{"type":"image","url":"u"}"#.dropLast()
    let view = """
      {"format":"4.4.1","template_id":"flat","styles":{"default":{"content":{"type":"v_stack","content":[
      {"type":"image","asset_id":"hero"},{"type":"image","asset_id":"foot"}]}}},"default_localization":"en",
      "localizations":[{"id":"en","strings":[],"assets":[\(image),"id":"hero"},\(image),"id":"hero@dark"},
      \(image),"id":"foot"}]},{"id":"de","strings":[],"assets":[\(image),"id":"hero"}]}]}
      """
    let screen = try Phone(marksMerged: true).draw(view: view, in: "de")
    #expect(screen.checks == ["dark-picture", "merged-picture"])
    #expect(screen.body.pictures.map(\.origin) == [.own, .default])
    #expect(screen.picture.contains("▣ foot ◂en"))
    let decoded = try Phone().decode(view)
    #expect(decoded.merged("de", platform: .iOS).darkMismatches.map(\.assetID) == ["hero"])
    #expect(decoded.merged("en", platform: .iOS).darkMismatches.isEmpty)
  }
}
