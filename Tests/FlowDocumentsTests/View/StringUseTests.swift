import FlowDocuments
import LocaleMatching
import Testing

@Suite("Which strings a screen reaches")
struct StringUseTests {
  @Test(
    "every place that names a string",
    arguments: [
      (#"{"type":"text","string_id":"a"}"#, ["a"]),
      (#"{"type":"text","string_id":{"string_id":"a","NAME":"Ann"}}"#, ["a"]),
      (#"{"type":"text","string_id":{"var":"x"}}"#, []),
      (#"{"type":"timer","format":[{"from":1,"string_id":"a"},{"string_id":"b"}]}"#, ["a", "b"]),
      (#"{"type":"text_progress","format":"a"}"#, ["a"]),
      (#"{"type":"wheel_items_picker","items":[{"string_id":"a"}]}"#, ["a"]),
      (
        #"{"type":"text_field","placeholder":{"string_id":"a"},"submit_action":{"func":"SDK.openUrl","params":{"stringId":"b"}}}"#,
        ["b", "a"]
      ),
      (#"{"type":"box","overlay":[{"content":{"type":"text","string_id":"a"}}]}"#, ["a"]),
      (#"{"type":"button","action":{"type":"open_url","url":"terms"},"content":{"type":"box"}}"#, ["terms"]),
    ] as [(String, [String])]
  )
  func places(_ content: String, _ ids: [String]) throws {
    #expect(try view(content: content).stringUses.flatMap(\.candidates) == ids)
  }

  @Test(
    "an address with a scheme is no id",
    arguments: [
      ("https://a.b/c", false), ("mailto:x@y.z", false), ("my:id", false), ("terms", true), ("a.b/c", true),
      ("//a.b/c", true), ("terms of use", true), ("1a:b", true),
    ]
  )
  func addresses(_ url: String, _ isID: Bool) throws {
    let view = try view(
      content: #"{"type":"button","action":{"type":"open_url","url":"\#(url)"},"content":{"type":"box"}}"#
    )
    #expect(view.stringUses.isEmpty == !isID)
  }

  @Test("a link inside a string reaches the string that holds its address")
  func linkedString() throws {
    let view = try view(
      content: #"{"type":"text","string_id":"a"}"#,
      strings: #"{"id":"a","value":{"text":"Terms","action":{"type":"open_url","url":"terms"}}}"#
    )
    #expect(view.stringUses.flatMap(\.candidates) == ["a", "terms"])
    #expect(view.missingStrings(in: view.merged("en", platform: .iOS)).map(\.candidates) == [["terms"]])
  }

  @Test("a product's text counts with every mode that can show")
  func usage() throws {
    let view = try view(
      content: #"{"type":"text","string_id":{"product":"p","suffix":"s"}}"#,
      strings: [
        "PRODUCT_p_free_trial_s", "PRODUCT_not_selected_s", "PRODUCT_p_default", "PRODUCT_p_default_t",
      ]
      .map { #"{"id":"\#($0)","value":"x"}"# }.joined(separator: ",")
    )
    let shown = [
      "PRODUCT_p_default_s", "PRODUCT_default_s", "PRODUCT_p_free_trial_s", "PRODUCT_not_selected_s",
    ]
    #expect(shown.map { view.index.uses.screens(showing: $0) } == shown.map { _ in ["main"] })
    let others = ["PRODUCT_p_default", "PRODUCT_p_default_t", "PRODUCT_p_pay_up_front_s"]
    #expect(others.map { view.index.uses.screens(showing: $0) } == others.map { _ in [] })
  }
}
