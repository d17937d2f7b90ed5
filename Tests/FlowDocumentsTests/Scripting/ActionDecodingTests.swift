import FlowDocuments
import Testing

@Suite("Reading actions")
struct ActionDecodingTests {
  private func pressed(_ action: String) throws -> [FlowAction] {
    let content = try view(content: #"{"type":"button","action":\#(action),"content":{"type":"box"}}"#)
      .content()
    return if case .button(let button) = content.kind { button.actions } else { [] }
  }

  private static let productID = JSONObject([JSONObject.Member(key: "id", value: .string("p"))])

  @Test(
    "an action keeps its function, parameters and scope, and one of 4.x what stands beside its type",
    arguments: [
      (#"{"func":"a.b"}"#, [FlowAction(name: "a.b")]),
      (
        #"{"func":"f","scope":"global","params":{"id":"p"}}"#,
        [FlowAction(name: "f", parameters: productID, scope: .global)]
      ),
      (#"[{"func":"f"},{"func":"g"}]"#, [FlowAction(name: "f"), FlowAction(name: "g")]),
      (
        #"{"type":"select_product","id":"p"}"#,
        [FlowAction(name: "select_product", isLegacy: true, parameters: productID)]
      ),
      ("[]", []), ("7", []), (#"{"params":{}}"#, []),
    ] as [(String, [FlowAction])]
  )
  func actions(_ json: String, _ expected: [FlowAction]) throws {
    #expect(try pressed(json) == expected)
  }

  @Test(
    "an element acts by itself",
    arguments: [
      #"{"type":"timer","id":"t","format":"a","action":{"func":"f"}}"#,
      #"{"type":"video","asset_id":"a","action":{"func":"f"}}"#,
      #"{"type":"horizontal_progress","asset_id":"a","action":{"func":"f"}}"#,
      #"{"type":"text_field","submit_action":{"func":"f"}}"#,
    ]
  )
  func own(_ element: String) throws {
    #expect(try view(content: element).content().actions == [FlowAction(name: "f")])
  }

  @Test("an element acts when its animations are over")
  func animations() throws {
    let content = try view(
      content: #"{"type":"box","event_handlers":[{"animations":[],"on_animations_finish":{"func":"f"}}]}"#
    ).content()
    #expect(content.properties.animationsFinishActions == [FlowAction(name: "f")])
  }

  @Test("a piece of a string acts when it is tapped")
  func piece() throws {
    let view = try view(
      content: #"{"type":"text","string_id":"a"}"#,
      strings: #"{"id":"a","value":["See ",{"text":"terms","action":{"func":"f"}}]}"#
    )
    #expect(view.localizations.first?.strings.first?.actions == [FlowAction(name: "f")])
  }

  @Test("screens and navigators act as they come and go", arguments: ScreenActions.Moment.allCases)
  func moments(_ moment: ScreenActions.Moment) throws {
    let action = #""\#(moment.rawValue)":{"func":"f"}"#
    let view = try view(
      #"{"format":"5.1.0","screens":{"main":{\#(action)}},"navigators":{"sheet":{"order":1,"default_screen_actions":{\#(action)}}},"localizations":[{"id":"en"}]}"#
    )
    #expect(view.screens.first?.actions[moment] == [FlowAction(name: "f")])
    #expect(view.navigators.last?.defaultActions[moment] == [FlowAction(name: "f")])
    #expect(view.navigators.first?.defaultActions[moment] == nil)
  }

  @Test("navigators stand in the order in which they are drawn, with the one that every flow has")
  func navigators() throws {
    let view = try view(
      #"{"format":"5.1.0","screens":{},"navigators":{"top":{"order":9},"low":{"order":-1}},"localizations":[{"id":"en"}]}"#
    )
    #expect(view.navigators.map(\.id) == ["low", "default", "top"])
  }

  @Test("a navigator without an order is told, and a place for the screen is fine in its frame")
  func frame() throws {
    let view = try view(
      #"{"format":"5.1.0","screens":{},"navigators":{"top":{"content":{"type":"screen_holder"}}},"localizations":[{"id":"en"}]}"#
    )
    #expect(view.checks == ["invalid-value"])
  }
}
