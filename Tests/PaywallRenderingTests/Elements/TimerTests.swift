import PaywallRendering
import Testing

@Suite("A timer")
struct TimerTests {
  @Test(
    "a timer writes its number as its tag asks",
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

  @Test("an entry whose string is missing does not count; with none left nothing is shown")
  func missingEntries() throws {
    let timer = #"""
      {"type":"timer","id":"x","duration":90,"format":[{"from":60,"string_id":"m"},{"from":0,"string_id":"s"}]}
      """#
    let screen = try Phone(width: 8, strings: #"{"id":"s","value":"seconds"}"#).draw(timer)
    #expect(screen.picture == "seconds")
    let empty = try Phone(width: 8, strings: "").draw(timer)
    #expect(empty.picture == "")
    #expect(empty.checks == ["missing-string"])
  }

  @Test(
    "a timer of 4.x starts with what the file says, on one row, whatever its length",
    arguments: [
      (#""behaviour":"start_at_every_appear","duration":30"#, "30"),
      (#""behaviour":"custom","duration":30"#, "3600"), (#""behaviour":"persisted""#, "0"),
      (#""behaviour":"end_at_utc_time","end_time":"2026-01-01 09:42:41""#, "101"),
      (#""behaviour":"end_at_local_time","end_time":"2028-03-01 00:00:00""#, "68221140"),
      (#""behaviour":"end_at_utc_time","end_time":"2025-12-31 00:00:00""#, "0"),
      (#""behaviour":"end_at_utc_time","end_time":"soon""#, "0"),
    ]
  )
  func legacyTimer(_ end: String, _ expected: String) throws {
    let phone = Phone(width: 14, strings: #"{"id":"t","value":[{"tag":"TIMER_Total_Seconds_1"}," left"]}"#)
    let screen = try phone.draw(
      style: #"{"content":{"type":"timer","id":"x","format":"t","align":"left",\#(end)}}"#
    )
    #expect(screen.picture.trimmingPrefix(while: \.isWhitespace) == "\(expected) left")
    let narrow = try Phone(width: 4, strings: phone.strings).draw(
      style: #"{"content":{"type":"timer","id":"x","format":"t",\#(end)}}"#
    )
    #expect(narrow.checks == ["text-shrunk"])
  }
}
