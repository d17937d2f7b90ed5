import FlowDocuments
import LocaleMatching
import PaywallRendering
import TerminalUI
import Testing

@Suite("Switches, sliders and bars")
struct SwitchTests {
  @Test(
    "a toggle takes the width and stands where lines end; one of a variable that is not set is off",
    arguments: [
      (nil, false, "     [●  ]"), (ScriptValue.bool(true), false, "     [  ●]"),
      (nil, true, "[  ●]"), (.bool(true), true, "[●  ]"),
    ] as [(ScriptValue?, Bool, String)]
  )
  func toggle(_ value: ScriptValue?, _ isRightToLeft: Bool, _ expected: String) throws {
    let phone = Phone(width: 10, isRightToLeft: isRightToLeft, state: .setting("on", to: value))
    #expect(try phone.picture(#"{"type":"toggle","value":{"var":"on"}}"#) == expected)
  }

  private static let colors = ##""assets":[{"id":"go","type":"color","value":"#00AA00"}],"##

  @Test("a toggle has its colour while it is on")
  func toggleColor() throws {
    for value in [true, false] {
      let phone = Phone(width: 5, state: .setting("on", to: .bool(value)), rest: Self.colors)
      let grid = try phone.draw(#"{"type":"toggle","value":{"var":"on"},"color":"go"}"#).body.grid
      #expect((grid[0, 0].style.foreground == .rgb(0x00AA00)) == value)
    }
  }

  @Test(
    "a slider is as wide as its room, with its knob at the step that is nearest to the value",
    arguments: [
      (nil, false, "●─────────"), (10, false, "━━━━━━━━━●"), (5, false, "━━━━━●────"),
      (5.4, false, "━━━━━●────"),
      (99, false, "━━━━━━━━━●"), (-9, false, "●─────────"), (.nan, false, "●─────────"),
      (nil, true, "─────────●"), (2, true, "───────●━━"),
    ] as [(Double?, Bool, String)]
  )
  func slider(_ value: Double?, _ isRightToLeft: Bool, _ expected: String) throws {
    let phone = Phone(
      width: 10,
      isRightToLeft: isRightToLeft,
      state: .setting("v", to: value.map { .number($0) })
    )
    #expect(try phone.picture(#"{"type":"slider","value":{"var":"v"},"min":0,"max":10}"#) == expected)
  }

  @Test("a slider beside a text takes what the text leaves")
  func sliderInRow() throws {
    let picture = try Phone(width: 16).picture(
      #"{"type":"h_stack","content":[{"type":"text","string_id":"Size"},{"type":"slider","value":{"var":"v"}}]}"#
    )
    #expect(picture == "Size ●──────────")
  }

  @Test(
    "a bar grows from the side that it names, as the screen is read",
    arguments: [
      ("leading", false, "███░░░░░░░"), ("trailing", false, "░░░░░░░███"), ("center", false, "░░░███░░░░"),
      ("left", false, "███░░░░░░░"), ("right", false, "░░░░░░░███"),
      ("leading", true, "░░░░░░░███"), ("trailing", true, "███░░░░░░░"),
      ("left", true, "███░░░░░░░"), ("right", true, "░░░░░░░███"),
    ]
  )
  func bar(_ align: String, _ isRightToLeft: Bool, _ expected: String) throws {
    let phone = Phone(width: 10, isRightToLeft: isRightToLeft, state: .setting("v", to: .number(3)))
    let picture = try phone.picture(
      ##"{"type":"horizontal_progress","align":"\##(align)","asset_id":"#00AA00","value":{"var":"v"},"max":10}"##
    )
    #expect(picture == expected)
  }

  @Test("a bar is in the colour of its asset, and as tall as the box around it")
  func barInBox() throws {
    let phone = Phone(width: 6, state: .setting("v", to: .number(0.5)), rest: Self.colors)
    let bar = #"{"type":"horizontal_progress","align":"leading","asset_id":"go","value":{"var":"v"}}"#
    let grid = try phone.draw(#"{"type":"box","height":40,"content":\#(bar)}"#).body.grid
    #expect(grid.picture == "███░░░\n███░░░")
    #expect(grid[0, 0].style.foreground == .rgb(0x00AA00))
  }

  @Test(
    "a bar that stands grows from its side",
    arguments: [("top", "███\n███\n███\n░░░"), ("bottom", "░░░\n███\n███\n███")]
  )
  func column(_ align: String, _ expected: String) throws {
    let phone = Phone(width: 3, state: .setting("v", to: .number(0.7)))
    let bar = #"{"type":"vertical_progress","align":"\#(align)","asset_id":"x","value":{"var":"v"}}"#
    #expect(try phone.picture(#"{"type":"box","height":80,"content":\#(bar)}"#) == expected)
  }

  @Test(
    "a ring is the quarter that is nearest; only all of it is full",
    arguments: [(0, "○"), (0.01, "◔"), (0.5, "◑"), (0.9, "◕"), (0.99, "◕"), (1, "●"), (7, "●")]
  )
  func ring(_ value: Double, _ expected: String) throws {
    let phone = Phone(width: 1, state: .setting("v", to: .number(value)))
    #expect(try phone.picture(#"{"type":"radial_progress","asset_id":"x","value":{"var":"v"}}"#) == expected)
  }

  @Test(
    "a text progress shows the text for the part that is reached",
    arguments: [(nil, "Begin 0"), (40, "Begin 40"), (80, "Almost 80"), (500, "Almost 100")]
      as [(Double?, String)]
  )
  func textProgress(_ value: Double?, _ expected: String) throws {
    let phone = Phone(
      width: 20,
      state: .setting("v", to: value.map { .number($0) }),
      strings: #"""
        {"id":"a","value":["Begin ",{"tag":"PERCENT","format":"%d"}]},
        {"id":"b","value":["Almost ",{"tag":"PERCENT","converter":"percent"}]}
        """#
    )
    let picture = try phone.picture(
      #"{"type":"text_progress","value":{"var":"v"},"max":100,"format":[{"from":0,"string_id":"a"},{"from":0.5,"string_id":"b"}]}"#
    )
    #expect(picture.trimmingPrefix(while: \.isWhitespace) == expected)
  }

  @Test(
    "an element of an unknown type is words on iOS, which take room, and nothing on Android",
    arguments: [(Platform.iOS, "A\nUnknown View x\nB"), (.android, "      A\n      B")]
  )
  func unknown(_ platform: Platform, _ expected: String) throws {
    let screen = try Phone(width: 14, platform: platform).draw(
      #"{"type":"v_stack","h_align":"leading","content":[{"type":"text","string_id":"A"},{"type":"x"},{"type":"text","string_id":"B"}]}"#
    )
    #expect(screen.picture == expected)
  }
}
