import FlowDocuments
import FlowScripts
import PaywallRendering
import Testing

/// Views of 4.x are walked through without an engine.
@Suite struct LegacyFlowTests {
  private static let view = """
    {"format": "4.4.1", "template_id": "flat", "default_localization": "en",
     "products": {"selected": "p1"},
     "localizations": [{"id": "en", "strings": [{"id": "terms", "value": "https://example.com"}]}],
     "styles": {
       "default": {"content": {"type": "v_stack", "content": [
         {"type": "button", "action": {"type": "select_product", "product_id": "p2"}, "normal": {"type": "text", "string_id": "a"}},
         {"type": "button", "action": {"type": "unselect_product"}, "normal": {"type": "text", "string_id": "a"}},
         {"type": "button", "action": {"type": "switch", "section_id": "s", "index": 1}, "normal": {"type": "text", "string_id": "a"}},
         {"type": "toggle", "section_id": "s", "on_index": 2},
         {"type": "button", "action": {"type": "open_screen", "screen_id": "sheet"}, "normal": {"type": "text", "string_id": "a"}},
         {"type": "button", "action": {"type": "purchase_selected_product"}, "normal": {"type": "text", "string_id": "a"}},
         {"type": "button", "action": {"type": "open_url", "url": "terms"}, "normal": {"type": "text", "string_id": "a"}},
         {"type": "button", "action": {"type": "dance"}, "normal": {"type": "text", "string_id": "a"}}]}},
       "sheet": {"content": {"type": "button", "action": {"type": "close_screen"}, "normal": {"type": "text", "string_id": "a"}}}}}
    """

  private func phone() throws -> FakePhone {
    try FakePhone(view: Self.view, products: ["p1", "p2"].map { FlowProduct(id: $0) })
  }

  @Test func `no engine is asked`() throws {
    var phone = try phone()
    phone.press(0)
    #expect(phone.requests == [])
    #expect(phone.screens == ["default"])
  }

  @Test func `a product is selected, and bought; nothing is bought while none is`() throws {
    var phone = try phone()
    #expect(phone.run.stage?.top?.state.selectedProducts == ["group_A": "p1"])
    phone.press(0)
    #expect(phone.run.stage?.top?.state.selectedProducts == ["group_A": "p2"])
    phone.press(5)
    #expect(phone.run.question?.subject == .purchase(productID: "p2", isWeb: false))
    phone.take(.answer("fail"))
    phone.press(1)
    #expect(phone.run.stage?.top?.state.selectedProducts == [:])
    phone.press(5)
    #expect(phone.run.question == nil)
  }

  @Test func `a button and a switch turn a section`() throws {
    var phone = try phone()
    phone.press(2)
    #expect(phone.run.stage?.top?.state.sectionIndexes == ["s": 1])
    phone.press(3)
    #expect(phone.run.stage?.top?.state.sectionIndexes == ["s": 2])
    phone.press(3)
    #expect(phone.run.stage?.top?.state.sectionIndexes == ["s": -1])
  }

  @Test(arguments: [true, false])
  func `a sheet opens, and goes by its button or by a tap beside it`(isTap: Bool) throws {
    var phone = try phone()
    phone.press(4)
    #expect(phone.screens == ["default", "sheet"])
    if isTap { phone.take(.back) } else { phone.press(0) }
    #expect(phone.screens == ["default"])
  }

  @Test func `addresses are told, and what nothing does is named`() throws {
    var phone = try phone()
    phone.press(6)
    #expect(phone.run.notices == [.open(address: "https://example.com", isInApp: false)])
    phone.press(7)
    #expect(phone.checks == ["unknown-action"])
  }
}
