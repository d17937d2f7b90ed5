import FlowDocuments
import FlowScripts
import Testing

/// What elements make of the values that a script holds: JavaScript's own conversions, and a default of each field
/// for what is not set.
@Suite(.serialized, .enabled(if: Engine.isAvailable, "JavaScriptCore is not installed"))
struct BindingTargetTests {
  private static func text(_ id: String) -> String { #"{"type":"text","string_id":"\#(id)"}"# }

  /// A flow whose one element is bound to the variable `v`, which holds this.
  private func player(_ element: String, _ value: String) throws -> FlowPlayer {
    let ids = [
      "a", "b", "PRODUCT_fp-year_default_s", "PRODUCT_default_s", "PRODUCT_not_selected_s", "on", "off",
    ]
    let strings = ids.map { #"{"id":"\#($0)","value":"<\#($0)>"}"# }.joined(separator: ",")
    let script =
      "var v = \(value); SDK.openScreen({type:'main',instanceId:'m',transitionId:'t',contextPath:''});"
    return try FlowPlayer(
      """
      {"format":"5.1.0","default_localization":"en","localizations":[{"id":"en","strings":[\(strings),
       {"id":"hi","value":["Hi ",{"tag":"N"},"!"]},{"id":"pct","value":[{"tag":"PERCENT","converter":"percent"}]},
       {"id":"num","value":[{"tag":"VALUE","converter":"number"}]}]}],
       "screens":{"main":{"layout_behaviour":"flat","content":\(element)}},
       "scripts":[{"content":\(JSONValue.string(script).text(isPretty: false))}]}
      """
    )
  }

  @Test(
    "texts, tags and products",
    arguments: [
      (#"{"var":"v"}"#, "'a'", ["<a>"]), (#"{"var":"v"}"#, "undefined", []), (#"{"var":"v"}"#, "5", []),
      (#"{"var":"v"}"#, "{ toString() { return 'b'; } }", ["<b>"]),
      (#"{"string_id":"hi","N":{"var":"v"}}"#, "'Ann'", ["Hi Ann!"]),
      (#"{"string_id":"hi","N":{"var":"v"}}"#, "3", ["Hi 3!"]),
      (#"{"string_id":"hi","N":{"var":"v"}}"#, "true", ["Hi true!"]),
      (#"{"string_id":"hi","N":{"var":"v"}}"#, "{}", ["Hi [object Object]!"]),
      (#"{"string_id":"hi","N":{"var":"v"}}"#, "null", ["Hi !"]),
      (#"{"product":{"var":"v"},"suffix":"s"}"#, "'fp-year'", ["<PRODUCT_fp-year_default_s>"]),
      (#"{"product":{"var":"v"},"suffix":"s"}"#, "'fp-month'", ["<PRODUCT_default_s>"]),
      (#"{"product":{"var":"v"},"suffix":"s"}"#, "undefined", ["<PRODUCT_not_selected_s>"]),
      (#"{"var":"v.deep.x"}"#, "{ deep: { x: 'a' } }", ["<a>"]), (#"{"var":"v.1"}"#, "['a', 'b']", ["<b>"]),
      (#"{"var":"v.x"}"#, "{ get x() { return 'a'; } }", ["<a>"]),
      (#"{"var":"v.x"}"#, "{ get x() { throw 1; } }", []),
      (#"{"var":"v","converter":"map","converter_params":["a","b"]}"#, "1.9", ["<b>"]),
      (#"{"var":"v","converter":"map","converter_params":["a","b"]}"#, "NaN", ["<a>"]),
      (#"{"var":"v","converter":"map","converter_params":["a","b"]}"#, "2", []),
      (#"{"var":"v","converter":"shout"}"#, "'a'", ["<a>"]),
    ] as [(String, String, [String])]
  )
  func texts(_ reference: String, _ value: String, _ lines: [String]) throws {
    #expect(try player(#"{"type":"text","string_id":\#(reference)}"#, value).lines == lines)
  }

  @Test(
    "sections, pagers and buttons",
    arguments: [
      ("section", "1.9", ["<b>"]), ("section", "'1'", ["<b>"]), ("section", "undefined", ["<a>"]),
      ("section", "-1", []), ("section", "7", []), ("section", "'x'", []), ("section", "true", ["<b>"]),
      ("pager", "1", ["<b>"]), ("pager", "undefined", ["<a>"]), ("pager", "9", ["<b>"]),
      ("button", "true", ["[<on>]"]), ("button", "'false'", ["[<on>]"]), ("button", "0", ["[<off>]"]),
      ("button", "undefined", ["[<off>]"]), ("button", "[]", ["[<on>]"]),
    ] as [(String, String, [String])]
  )
  func choices(_ type: String, _ value: String, _ lines: [String]) throws {
    let content = #""content":[\#(Self.text("a")),\#(Self.text("b"))]"#
    let element =
      switch type {
      case "section": #"{"type":"section","index":{"var":"v"},\#(content)}"#
      case "pager": #"{"type":"pager","page_index":{"var":"v"},\#(content)}"#
      default:
        #"{"type":"button","action":{"func":"f"},"is_selected":{"var":"v"},"selected":\#(Self.text("on")),"normal":\#(Self.text("off"))}"#
      }
    let player = try player(element, value)
    #expect(player.lines == lines)
  }

  @Test("an index that is no number would stop the app on iOS, which is told when it is drawn")
  func invalidIndex() throws {
    let player = try player(#"{"type":"section","index":{"var":"v"},"content":[\#(Self.text("a"))]}"#, "NaN")
    #expect(player.drawnChecks.contains("invalid-index"))
  }

  @Test(
    "switches: truthiness, or equality through a converter",
    arguments: [
      ("", "'false'", true), ("", "0", false), ("", "undefined", false), ("", "[]", true),
      (#","converter":"is_equal","converter_params":"x""#, "'x'", true),
      (#","converter":"is_equal","converter_params":1"#, "'1'", false),
      (#","converter":"is_equal","converter_params":{"value":"x","false_value":"y"}"#, "'y'", false),
    ] as [(String, String, Bool)]
  )
  func switches(_ converter: String, _ value: String, _ isOn: Bool) throws {
    let player = try player(#"{"type":"toggle","value":{"var":"v"\#(converter)}}"#, value)
    #expect(player.run.controls.first?.kind == .toggle(isOn: isOn))
  }

  @Test(
    "what is switched off cannot be pressed; what is not set is on",
    arguments: [
      ("false", false), ("0", false), ("undefined", true), ("'no'", true),
    ]
  )
  func enabled(_ value: String, _ isEnabled: Bool) throws {
    let element =
      #"{"type":"button","action":{"func":"f"},"ui_enabled":{"var":"v"},"content":\#(Self.text("a"))}"#
    #expect(try player(element, value).run.controls.first?.isEnabled == isEnabled)
  }

  @Test(
    "fields, progress and wheels",
    arguments: [
      (#"{"type":"text_field","value":{"var":"v"}}"#, "'Ann'", "Ann"),
      (#"{"type":"text_field","value":{"var":"v"},"placeholder":{"string_id":"a"}}"#, "undefined", "<a>"),
      (#"{"type":"text_field","value":{"var":"v"}}"#, "7", "7"),
      (#"{"type":"text_progress","value":{"var":"v"},"max":10,"format":"pct"}"#, "5", "50"),
      (#"{"type":"text_progress","value":{"var":"v"},"format":"pct"}"#, "undefined", "0"),
      (#"{"type":"wheel_range_picker","value":{"var":"v"},"min":1,"max":3,"format":"num"}"#, "2", "2"),
      (
        #"{"type":"wheel_range_picker","value":{"var":"v"},"min":1,"max":3,"format":"num"}"#, "undefined", "1"
      ),
      (
        #"{"type":"wheel_items_picker","value":{"var":"v"},"items":[{"string_id":"a","value":1},{"string_id":"b","value":2}]}"#,
        "2", "<b>"
      ),
    ]
  )
  func values(_ element: String, _ value: String, _ shown: String) throws {
    #expect(try player(element, value).lines.contains { $0.contains(shown) })
  }
}
