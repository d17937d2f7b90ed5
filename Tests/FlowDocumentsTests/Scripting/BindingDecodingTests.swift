import FlowDocuments
import Testing

@Suite("Reading bindings")
struct BindingDecodingTests {
  @Test(
    "a binding keeps its path, scope, setter and converter",
    arguments: [
      (#"{"var":"a.b"}"#, Binding("a.b")),
      (#"{"var":"a","scope":"global"}"#, Binding("a", scope: .global)),
      (#"{"var":"a","setter":"pick"}"#, Binding("a", setter: "pick")),
      (
        #"{"var":"a","converter":"is_equal","converter_params":false}"#,
        Binding("a", converter: .isEqual(.bool(false), otherwise: .null))
      ),
      (
        #"{"var":"a","converter":"is_equal","converter_params":{"value":"x","false_value":"y"}}"#,
        Binding("a", converter: .isEqual(.string("x"), otherwise: .string("y")))
      ),
      (
        #"{"var":"a","converter":"map","converter_params":["x","y"]}"#,
        Binding("a", converter: .map([.string("x"), .string("y")]))
      ),
      (#"{"var":"a","converter":"shout"}"#, Binding("a")),
    ] as [(String, Binding)]
  )
  func parts(_ json: String, _ expected: Binding) throws {
    #expect(try view(content: #"{"type":"text","string_id":\#(json)}"#).content().bindings == [expected])
  }

  @Test(
    "an element can ask the script for",
    arguments: [
      #"{"type":"text","string_id":{"string_id":"a","NAME":{"var":"x"}}}"#,
      #"{"type":"text","string_id":{"product":{"var":"x"},"suffix":"cta"}}"#,
      #"{"type":"text","string_id":"a","color":{"var":"x"}}"#,
      #"{"type":"text","string_id":"a","background":{"var":"x"}}"#,
      #"{"type":"text","string_id":"a","font":{"var":"x"}}"#,
      #"{"type":"text","string_id":"a","ui_enabled":{"var":"x"}}"#,
      #"{"type":"box","decorator":{"background":{"var":"x"}}}"#,
      #"{"type":"box","decorator":{"border":{"var":"x"}}}"#,
      #"{"type":"image","asset_id":{"var":"x"}}"#,
      #"{"type":"image","asset_id":"a","tint":{"var":"x"}}"#,
      #"{"type":"button","is_selected":{"var":"x"},"content":{"type":"box"}}"#,
      #"{"type":"section","index":{"var":"x"},"content":[]}"#,
      #"{"type":"pager","page_index":{"var":"x"},"content":[]}"#,
      #"{"type":"pager","page_control":{"color":{"var":"x"}},"content":[]}"#,
      #"{"type":"toggle","value":{"var":"x"}}"#,
      #"{"type":"slider","value":{"var":"x"},"min":0,"max":1}"#,
      #"{"type":"text_field","value":{"var":"x"}}"#,
      #"{"type":"text_editor","validation":{"var":"x"}}"#,
      #"{"type":"text_field","placeholder":{"string_id":{"var":"x"}}}"#,
      #"{"type":"text_progress","value":{"var":"x"},"format":"a"}"#,
      #"{"type":"horizontal_progress","value":{"var":"x"},"asset_id":"a"}"#,
      #"{"type":"radial_progress","asset_id":{"var":"x"}}"#,
      #"{"type":"wheel_items_picker","value":{"var":"x"},"items":[]}"#,
      #"{"type":"wheel_range_picker","value":{"var":"x"},"min":1,"max":2,"format":"a"}"#,
      #"{"type":"compact_datetime_picker","value":{"var":"x"},"components":["date"]}"#,
    ]
  )
  func places(_ element: String) throws {
    #expect(try view(content: element).content().bindings == [Binding("x")])
  }

  @Test("a screen's bindings stand once each, with those of the templates that it draws")
  func screen() throws {
    let text = ##"{"type":"text","string_id":{"var":"a"}}"##
    let view = try view(
      ##"{"format":"5.1.0","screens":{"main":{"content":{"type":"v_stack","content":[\##(text),\##(text),{"type":"#t"}]}}},"##
        + ##""templates":{"t":{"content":{"type":"toggle","value":{"var":"b"}}}},"localizations":[{"id":"en"}]}"##
    )
    #expect(try view.bindings(of: #require(view.screens.first)) == [Binding("a"), Binding("b")])
  }

  @Test("a screen is told how far it is scrolled")
  func scrolling() throws {
    let view = try view(
      #"{"format":"5.1.0","screens":{"main":{"content_scroll_value":{"var":"c"},"footer_scroll_value":{"var":"f"}}},"localizations":[{"id":"en"}]}"#
    )
    let screen = try #require(view.screens.first)
    #expect(screen.contentScroll == Binding("c"))
    #expect(screen.footerScroll == Binding("f"))
  }

  @Test(
    "a script's value is a text, a number and a truth as JavaScript has them",
    arguments: [
      (.bool(true), "true", 1, true), (.number(3), "3", 3, true), (.number(2.5), "2.5", 2.5, true),
      (.number(0), "0", 0, false), (.text("false"), "false", .nan, true), (.text(""), "", 0, false),
      (.text(" 7 "), " 7 ", 7, true), (.number(.infinity), "Infinity", .infinity, true),
      (.object(text: "[object Object]", number: .nan), "[object Object]", .nan, true),
    ] as [(ScriptValue, String, Double, Bool)]
  )
  func values(_ value: ScriptValue, _ text: String, _ number: Double, _ isTrue: Bool) {
    #expect(value.text == text)
    #expect(value.number == number || value.number.isNaN && number.isNaN)
    #expect(value.isTrue == isTrue)
  }
}
