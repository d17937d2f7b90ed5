import PaywallRendering
import TerminalUI
import Testing

@Suite("Controls and pictures")
struct ControlTests {
  @Test("a field for typing is a frame with its hint")
  func field() throws {
    let picture = try Phone(width: 20).picture(
      #"{"type":"text_field","placeholder":{"string_id":"Your name"}}"#
    )
    #expect(
      picture == """
        ┌──────────────────┐
        │ Your name        │
        └──────────────────┘
        """
    )
  }

  @Test("a field of several rows has them")
  func editor() throws {
    let picture = try Phone(width: 10).picture(#"{"type":"text_editor","min_rows":2}"#)
    #expect(
      picture == """
        ┌────────┐
        │        │
        │        │
        └────────┘
        """
    )
  }

  @Test("a wheel shows all its texts, the first as the chosen one, and the id of one that is missing")
  func wheel() throws {
    let phone = Phone(width: 12, strings: #"{"id":"a","value":"Ada"},{"id":"b","value":"Bo"}"#)
    let screen = try phone.draw(
      #"{"type":"wheel_items_picker","items":[{"string_id":"a"},{"string_id":"b"},{"string_id":"c_id"}]}"#
    )
    #expect(
      screen.picture == """
          ▸ Ada ◂
            Bo
           c_id
        """
    )
    #expect(screen.body.texts.map(\.fate) == [.shown, .shown, .missing])
  }

  @Test(
    "a timer, a progress and a wheel of numbers write their number as its tag asks",
    arguments: [
      ("timer", #""duration":3725"#, #"{"tag":"TIMER","converter":"minutes"}"#, "2"),
      ("timer", #""duration":3725"#, #"{"tag":"TIMER","converter":"minutes","format":"%02d"}"#, "02"),
      ("timer", #""duration":3725"#, #"{"tag":"TIMER","converter":"total_minutes"}"#, "62"),
      ("timer", #""duration":3725"#, #"{"tag":"TIMER","converter":"hours"}"#, "1"),
      ("timer", #""duration":3725"#, #"{"tag":"TIMER","converter":"seconds","format":"%d s"}"#, "5 s"),
      ("timer", #""duration":3725"#, #"{"tag":"TIMER_hh"}"#, "01"),
      ("timer", #""duration":90000"#, #"{"tag":"TIMER_hh"}"#, "01"),
      ("timer", #""duration":90000"#, #"{"tag":"TIMER_Total_Hours_3"}"#, "025"),
      ("timer", #""duration":90000"#, #"{"tag":"TIMER","converter":"total_milliseconds"}"#, "90000000"),
      ("timer", #""duration":5"#, #"{"tag":"TIMER_SSS"}"#, "000"),
      ("timer", #""duration":5"#, #"{"tag":"TIMER"}"#, ""),
      ("timer", #""duration":5"#, #"{"tag":"TIMER","converter":"fortnights"}"#, ""),
      ("wheel_range_picker", #""min":3,"max":9"#, #"{"tag":"VALUE","converter":"number"}"#, "3"),
    ]
  )
  func numbers(_ type: String, _ value: String, _ tag: String, _ expected: String) throws {
    let phone = Phone(width: 12, strings: #"{"id":"t","value":[\#(tag)]}"#)
    let screen = try phone.draw(#"{"type":"\#(type)","id":"x",\#(value),"format":"t"}"#)
    #expect(screen.picture.trimmingPrefix(while: \.isWhitespace) == expected)
  }

  @Test("a format with ranges is picked by the number", arguments: [(7200, "hours"), (59, "seconds")])
  func ranges(_ duration: Int, _ expected: String) throws {
    let screen = try Phone().draw(
      """
      {"type":"timer","id":"x","duration":\(duration),"format":[
      {"from":3600,"string_id":"hours"},{"from":60,"string_id":"minutes"},{"from":0,"string_id":"seconds"}]}
      """
    )
    #expect(screen.text?.stringID == expected)
  }

  @Test("a toggle of a variable that is not set is off")
  func toggle() throws {
    #expect(try Phone(width: 5).picture(#"{"type":"toggle","value":{"var":"x"}}"#) == "[●  ]")
  }

  @Test(
    "a control without text is drawn by its name",
    arguments: ["slider", "compact_datetime_picker"]
  )
  func control(_ type: String) throws {
    let picture = try Phone(width: 30).picture(#"{"type":"\#(type)"}"#)
    #expect(picture.contains("‹\(type.replacing("_", with: " "))›"))
  }

  @Test("an element that is not known is drawn by its name, with a finding")
  func unknown() throws {
    let screen = try Phone(width: 14).draw(#"{"type":"hologram"}"#)
    #expect(
      screen.picture == """
        ┌────────────┐
        │ ? hologram │
        └────────────┘
        """
    )
    #expect(screen.checks == ["unknown-element"])
  }

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
