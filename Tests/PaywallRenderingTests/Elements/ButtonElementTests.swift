import FlowDocuments
import PaywallRendering
import TerminalUI
import Testing

@Suite("What changes its look")
struct ButtonElementTests {
  private static let button = """
    {"type":"button","action":{"type":"select_product","product_id":"p1"},
    "normal":{"type":"text","string_id":"normal"},"selected":{"type":"text","string_id":"chosen"},
    "selected_condition":{"type":"selected_product","product_id":"p1"}}
    """

  @Test(
    "a button shows its selected look while its product is the selected one",
    arguments: [
      ([:], "normal"), (["group_A": "p2"], "normal"), (["group_A": "p1"], "chosen"),
      (["group_B": "p1"], "normal"),
    ] as [([String: String], String)]
  )
  func product(_ selected: [String: String], _ expected: String) throws {
    let phone = Phone(width: 6, state: FlowState(selectedProducts: selected))
    #expect(try phone.draw(style: #"{"content":\#(Self.button)}"#).picture == expected)
  }

  @Test("a button of 5.x shows its content")
  func content() throws {
    let picture = try Phone(width: 6).picture(
      #"{"type":"button","action":[],"content":{"type":"text","string_id":"Buy"}}"#
    )
    #expect(picture == " Buy")
  }

  /// A section, a button that opens its second content, and a switch that does the same.
  private static func sections(startingAt index: Int) -> String {
    """
    {"content":{"type":"v_stack","content":[
    {"type":"section","id":"s","index":\(index),"content":[
    {"type":"text","string_id":"first"},{"type":"text","string_id":"second"}]},
    {"type":"button","action":[],"normal":{"type":"text","string_id":"open"},
    "selected":{"type":"text","string_id":"opened"},
    "selected_condition":{"type":"selected_section","section_id":"s","index":1}},
    {"type":"toggle","section_id":"s","on_index":1,"off_index":0}]}}
    """
  }

  private static let closed = """
    first
     open
     [●  ]
    """
  private static let opened = """
    second
    opened
     [  ●]
    """

  @Test(
    "a section shows the content of its index; buttons and switches agree with it",
    arguments: [
      (0, nil, closed), (0, 1, opened), (1, nil, opened), (1, 0, closed),
    ] as [(Int, Int?, String)]
  )
  func section(_ start: Int, _ chosen: Int?, _ expected: String) throws {
    let state = FlowState(sectionIndexes: chosen.map { ["s": $0] } ?? [:])
    let screen = try Phone(width: 6, state: state).draw(style: Self.sections(startingAt: start))
    #expect(screen.picture == expected)
  }

  @Test("a section whose index is out of range shows nothing", arguments: [-1, 2, Int.max])
  func outOfRange(_ index: Int) throws {
    let state = FlowState(sectionIndexes: ["s": index])
    let screen = try Phone(width: 6, state: state).draw(style: Self.sections(startingAt: 0))
    #expect(screen.body.texts.map(\.stringID) == ["open"])
  }

  @Test("a section of 5.x follows its variable, at first 0")
  func variable() throws {
    let section = """
      {"type":"section","index":{"var":"tab"},"content":[
      {"type":"text","string_id":"a"},{"type":"text","string_id":"b"}]}
      """
    #expect(try Phone(width: 1).picture(section) == "a")
    #expect(
      try Phone(width: 1, state: FlowState(values: [Binding("tab"): .number(1)])).picture(section) == "b"
    )
  }
}
