import LocaleMatching
import PaywallRendering
import TerminalUI
import Testing

@Suite("Templates and branches")
struct TemplateTests {
  @Test("a template is drawn where it is named, as often as it is named")
  func template() throws {
    let phone = Phone(
      width: 4,
      rest: ##""templates":{"line":{"content":{"type":"text","string_id":"same"}}},"##
    )
    let picture = try phone.picture(##"{"type":"v_stack","content":[{"type":"#line"},{"type":"#line"}]}"##)
    #expect(
      picture == """
        same
        same
        """
    )
  }

  @Test(
    "slots of a template are filled on Android only",
    arguments: [
      (
        .android,
        """
           title
         own price
        """
      ),
      (
        .iOS,
        """
        Unknown
        View child
        own price
        Unknown
        View child
        """
      ),
    ] as [(Platform, String)]
  )
  func slots(_ platform: Platform, _ expected: String) throws {
    let phone = Phone(
      width: 11,
      platform: platform,
      rest: ##""templates":{"card":{"content":{"type":"v_stack","content":["##
        + ##"{"type":"child","name":"head"},{"type":"text","string_id":"own price"},"##
        + ##"{"type":"child","name":"none"}]}}},"##
    )
    let picture = try phone.picture(##"{"type":"#card","head":{"type":"text","string_id":"title"}}"##)
    #expect(picture == expected)
  }

  @Test("what fills a slot may use the same template again")
  func slotInSlot() throws {
    let phone = Phone(
      width: 5,
      platform: .android,
      rest: ##""templates":{"line":{"content":{"type":"v_stack","content":["##
        + ##"{"type":"text","string_id":"line"},{"type":"child","name":"below"}]}}},"##
    )
    let picture = try phone.picture(
      ##"{"type":"#line","below":{"type":"#line","below":{"type":"text","string_id":"end"}}}"##
    )
    #expect(
      picture == """
        line
        line
        end
        """
    )
  }

  @Test("a reference draws the element with that name again")
  func reference() throws {
    let screen = try Phone(width: 4).draw(
      style: """
        {"content":{"type":"v_stack","content":[
        {"type":"text","string_id":"same","element_id":"a"},{"type":"reference","element_id":"a"}]}}
        """
    )
    #expect(
      screen.picture == """
        same
        same
        """
    )
  }

  @Test("a template inside itself is drawn once, then by its name, with a finding")
  func cycle() throws {
    let phone = Phone(
      width: 12,
      rest: ##""templates":{"loop":{"content":{"type":"v_stack","content":["##
        + ##"{"type":"text","string_id":"once"},{"type":"#loop"}]}}},"##
    )
    let screen = try phone.draw(##"{"type":"#loop"}"##)
    #expect(
      screen.picture == """
            once
         ┌────────┐
         │ ? loop │
         └────────┘
        """
    )
    #expect(screen.checks == ["template-cycle"])
  }

  @Test("a template that nothing defines is drawn by its name, with a finding")
  func unknown() throws {
    let screen = try Phone(width: 10).draw(##"{"type":"#gone"}"##)
    #expect(
      screen.picture == """
        ┌────────┐
        │ ? gone │
        └────────┘
        """
    )
    #expect(screen.checks == ["unknown-template"])
  }

  @Test("an if is the branch that the device takes", arguments: [(#""ios""#, "yes"), (#""android""#, "no")])
  func branch(_ platform: String, _ expected: String) throws {
    let screen = try Phone().draw(
      """
      {"type":"if","platform":\(platform),"padding":40,"then":{"type":"text","string_id":"yes"},
      "else":{"type":"text","string_id":"no"}}
      """
    )
    #expect(screen.text?.stringID == expected)
    #expect(screen.body.grid.size.height == 1)
  }
}
