import FlowDocuments
import FlowScripts
import LocaleMatching
import PaywallRendering
import TerminalUI
import Testing

/// What can be pressed is what is seen.
@Suite struct SeenControlTests {
  // MARK: - A switch of 4.x

  private static let toggle = """
    {"format": "4.0.0", "default_localization": "en",
     "localizations": [{"id": "en", "strings": [
       {"id": "monthly", "value": "Billed every month"}, {"id": "yearly", "value": "Billed once a year"}]}],
     "styles": {"default": {"layout_behaviour": "flat", "content": {"type": "v_stack", "content": [
       {"type": "toggle", "section_id": "period", "on_index": 1, "off_index": 0},
       {"type": "section", "id": "period", "index": 1, "content": [
         {"type": "text", "string_id": "monthly"}, {"type": "text", "string_id": "yearly"}]}]}}}}
    """

  @Test func `a switch whose section starts on is turned off by one press, and on by the next`() throws {
    var phone = try FakePhone(view: Self.toggle)
    #expect(phone.run.controls.map(\.kind) == [.toggle(isOn: true)])
    #expect(try Self.texts(phone) == ["yearly"])
    phone.press(0)
    #expect(phone.run.controls.map(\.kind) == [.toggle(isOn: false)])
    #expect(try Self.texts(phone) == ["monthly"])
    phone.press(0)
    #expect(try Self.texts(phone) == ["yearly"])
  }

  private static func texts(_ phone: FakePhone) throws -> [String?] {
    try phone.drawn.body.texts.map(\.stringID)
  }

  // MARK: - What is not seen cannot be pressed

  private static func button(_ name: String) -> String {
    #"{"type":"button","action":{"func":"\#(name)"},"content":{"type":"text","string_id":"\#(name)"}}"#
  }

  /// A screen of 5.x, with more members of the view, each followed by a comma.
  private static func view(_ screen: String, rest: String = "") -> String {
    """
    {"format": "5.1.0", "default_localization": "en", \(rest)
     "localizations": [{"id": "en", "strings": [\(["a", "b", "c"].map { #"{"id":"\#($0)","value":"\#($0)"}"# }
       .joined(separator: ","))]}],
     "screens": {"main": \(screen)}, "scripts": [{"content": "…"}]}
    """
  }

  private static let a = button("a")
  private static let b = button("b")

  struct Sight: Sendable, CustomTestStringConvertible {
    let name: String
    let view: String
    var platform = Platform.iOS
    let names: [String]
    var testDescription: String { name }
  }

  static let sights = [
    Sight(
      name: "the weighted items of a row that hugs its content have no room",
      view: view(
        #"{"content":{"type":"row","width":"hug","items":[{"type":"grid_item","fixed":90,"content":\#(a)},"#
          + #"{"type":"grid_item","weight":1,"content":\#(b)}]}}"#
      ),
      names: ["a"]
    ),
    Sight(
      name: "of a choice by size only what the phone has room for counts",
      view: view(
        #"{"content":{"type":"box","width":100,"content":{"type":"switch","cases":["#
          + #"{"condition":[{"metric":"available_width","min":200}],"content":\#(a)}],"default":\#(b)}}}"#
      ),
      names: ["b"]
    ),
    Sight(
      name: "what lies above the content of a hero screen is not drawn",
      view: view(
        #"{"layout_behaviour":"hero","cover":{"type":"box","height":90,"content":\#(a)},"content":{"type":"v_stack","#
          + #""content":[\#(b)],"overlay":[{"content":\#(button("c"))}]}}"#
      ),
      names: ["a", "b"]
    ),
    Sight(
      name: "of a pager only the page that it is turned to counts",
      view: view(#"{"content":{"type":"pager","content":[\#(a),\#(b)]}}"#),
      names: ["a"]
    ),
    Sight(
      name: "a slot is filled by the use of the template around it, also from the use around that",
      view: view(
        ##"{"content":{"type":"#outer","x":\##(a)}}"##,
        rest: ##""templates":{"outer":{"content":{"type":"#inner","x":{"type":"child","name":"x"}}},"##
          + ##""inner":{"content":{"type":"child","name":"x"}}},"##
      ),
      platform: .android,
      names: ["a"]
    ),
    Sight(
      name: "a button without an action does nothing",
      view: view(#"{"content":{"type":"button","action":[],"content":{"type":"text","string_id":"a"}}}"#),
      names: []
    ),
    Sight(
      name: "the frame of the navigator counts",
      view: view(
        #"{"content":\#(a)}"#,
        rest:
          #""navigators":{"default":{"content":{"type":"v_stack","content":[\#(b),{"type":"screen_holder"}]}}},"#
      ),
      names: ["a", "b"]
    ),
  ]

  @Test(arguments: sights)
  func `what is not seen cannot be pressed`(sight: Sight) throws {
    let phone = try FakePhone(platform: sight.platform, view: sight.view)
    let names = phone.run.controls.flatMap { control -> [String] in
      if case .actions(let actions) = control.target.deed { actions.map(\.name) } else { [] }
    }
    #expect(names == sight.names)
    let drawn = try phone.drawn.regions.flatMap(\.controls).map(\.pointer)
    #expect(Set(drawn) == Set(phone.run.controls.map(\.target.pointer)))
  }

  // MARK: - What the flow takes no notice of

  @Test func `a press on a page that a person has turned to is taken, and taken again from a recorded walk`()
    throws
  {
    let view = Self.view(#"{"content":{"type":"pager","content":[\#(Self.a),\#(Self.b)]}}"#)
    var phone = try FakePhone(view: view)
    let pager = try #require(phone.drawn.body.pagers.first?.pointer)
    let turned = phone.run.controls(on: Viewport(), turnedTo: [pager: 1])
    let second = try #require(turned.first)
    #expect(turned.count == 1 && second.target.pointer != phone.run.controls.first?.target.pointer)
    phone.take(.press(second.target))
    #expect(phone.calls.last == "b")
    #expect(try FakePhone(view: view, taking: phone.run.walk).run.walk == phone.run.walk)
  }
}
