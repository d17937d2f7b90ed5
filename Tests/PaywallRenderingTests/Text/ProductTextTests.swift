import FlowDocuments
import LocaleMatching
import PaywallRendering
import TerminalUI
import Testing

@Suite("A product's text")
struct ProductTextTests {
  private static let pro = Product(
    adaptyID: "pro",
    vendorID: "com.example.pro",
    flowProductID: "flow-pro",
    title: "Pro",
    type: "monthly"
  )

  /// A text of a product in a view that has strings of these ids, each saying its id.
  private func stringID(
    of reference: String,
    among ids: [String],
    state: FlowState = FlowState()
  ) throws -> String? {
    let phone = Phone(
      state: state,
      strings: ids.map { #"{"id":"\#($0)","value":"\#($0)"}"# }.joined(separator: ",")
    )
    let text = try phone.draw(#"{"type":"text","string_id":\#(reference)}"#).text
    return text?.fate == .missing ? nil : text?.stringID
  }

  @Test(
    "is looked up from the specific to the general",
    arguments: [
      (["PRODUCT_pro_default", "PRODUCT_default"], "PRODUCT_pro_default"),
      (["PRODUCT_default"], "PRODUCT_default"),
      (["PRODUCT_other_default", "PRODUCT_not_selected"], nil),
      (["PRODUCT_pro_free_trial"], nil),
      ([], nil),
    ] as [([String], String?)]
  )
  func order(_ ids: [String], _ expected: String?) throws {
    #expect(try stringID(of: #"{"product":"pro"}"#, among: ids) == expected)
    #expect(try stringID(of: #"{"type":"product","id":"pro"}"#, among: ids) == expected)
  }

  @Test(
    "with a suffix is looked up with it only",
    arguments: [
      (["PRODUCT_pro_default_title", "PRODUCT_pro_default"], "PRODUCT_pro_default_title"),
      (["PRODUCT_default_title", "PRODUCT_pro_default"], "PRODUCT_default_title"),
      (["PRODUCT_pro_default", "PRODUCT_default"], nil),
    ] as [([String], String?)]
  )
  func suffix(_ ids: [String], _ expected: String?) throws {
    #expect(try stringID(of: #"{"product":"pro","suffix":"title"}"#, among: ids) == expected)
  }

  @Test(
    "of the selected product follows the selection",
    arguments: [
      ([:], "PRODUCT_not_selected"), (["group_A": "pro"], "PRODUCT_pro_default"),
      (["group_A": "other"], "PRODUCT_default"), (["group_B": "pro"], "PRODUCT_not_selected"),
    ] as [([String: String], String)]
  )
  func selected(_ selected: [String: String], _ expected: String) throws {
    let ids = ["PRODUCT_pro_default", "PRODUCT_default", "PRODUCT_not_selected"]
    let state = FlowState(selectedProducts: selected)
    #expect(try stringID(of: #"{"type":"product"}"#, among: ids, state: state) == expected)
  }

  @Test("while none is selected is not looked up by anything else")
  func notSelected() throws {
    let ids = ["PRODUCT_default", "PRODUCT_not_selected_title"]
    #expect(try stringID(of: #"{"product":{"var":"x"}}"#, among: ids) == nil)
    #expect(
      try stringID(of: #"{"product":{"var":"x"},"suffix":"title"}"#, among: ids)
        == "PRODUCT_not_selected_title"
    )
  }

  @Test("that only the default defines for the product beats a general one in the user's language")
  func specificOfTheDefault() throws {
    let view = """
      {"format":"5.0.0","screens":{"main":{"content":{"type":"text","string_id":{"product":"pro"}}}},
      "default_localization":"en","localizations":[
      {"id":"en","strings":[{"id":"PRODUCT_pro_default","value":"English"}]},
      {"id":"de","strings":[{"id":"PRODUCT_default","value":"Deutsch"}]}]}
      """
    let screen = try Phone(width: 7, strings: "").draw(view: view, in: "de")
    #expect(screen.picture == "English")
    #expect(screen.text?.origin == .default)
  }

  @Test(
    "has the values of its product for tags",
    arguments: [
      ("TITLE", "Pro"), ("PRICE", "$9.99"), ("PRICE_AMOUNT_INTEGER", "9"), ("PRICE_AMOUNT_FRACTION", "99"),
      ("CURRENCY_CODE", "USD"), ("PRICE_PER_MONTH", "$9.99"), ("PRICE_PER_YEAR", "$119.88"),
      ("SUBSCRIPTION_PERIOD", "1 month"),
    ]
  )
  func tags(_ tag: String, _ expected: String) throws {
    let phone = Phone(
      width: 12,
      products: [Self.pro],
      strings: #"{"id":"PRODUCT_default","value":["<",{"tag":"\#(tag)"},">"]}"#
    )
    for id in ["pro", "flow-pro", "com.example.pro"] {
      let picture = try phone.picture(#"{"type":"text","string_id":{"product":"\#(id)"}}"#)
      #expect(picture.contains("<\(expected)>"))
    }
  }

  @Test("keeps what is around a tag that does not apply")
  func offer() throws {
    let phone = Phone(
      width: 8,
      strings: #"{"id":"PRODUCT_default","value":["now ",{"tag":"OFFER_PRICE"},"!"]}"#
    )
    #expect(try phone.picture(#"{"type":"text","string_id":{"product":"pro"}}"#) == " now !")
  }
}
