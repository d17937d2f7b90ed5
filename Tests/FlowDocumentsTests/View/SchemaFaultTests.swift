import FlowDocuments
import LocaleMatching
import Testing

@Suite("What each version of the SDK refuses")
struct SchemaFaultTests {
  /// A fault in a row of a table: the element, the check, how much it matters, and a part of what is told.
  typealias Row = (element: String, check: String, severity: Diagnostic.Severity, told: String)

  @Test(
    "in views of 5.x",
    arguments: [
      (
        ##"{"type":"flex","direction":"row","condition":[],"items":[]}"##, "later-element", .note,
        "iOS 4.0"
      ),
      (
        ##"{"type":"flex","condition":[],"items":[]}"##, "invalid-value", .error, "“flex” without “direction”"
      ),
      (##"{"type":"switch","cases":[]}"##, "later-element", .note, "“switch” came with iOS 4.1"),
      (##"{"type":"reference","element_id":"a"}"##, "reference-element", .error, "views of 4.x"),
      (##"{"type":"child","name":"a"}"##, "template-slot", .warning, "only Android"),
      (##"{"type":"section","index":1,"content":[]}"##, "invalid-value", .error, "views of 4.x"),
      (##"{"type":"image","asset_id":"#FF0000"}"##, "invalid-value", .error, "the colour #FF0000"),
      (##"{"type":"image","asset_id":"gone"}"##, "missing-picture", .error, "“gone” is not in the file"),
      (
        ##"{"type":"if","platform":["ios"],"then":{"type":"box"}}"##, "invalid-value", .error,
        "“platform” is a list"
      ),
      (##"{"type":"text","string_id":"ok","background":"#FFFFFF"}"##, "text-background", .error, "iOS 4.1"),
      (
        ##"{"type":"text","string_id":"ok","background":[{"content":{"type":"box"}}]}"##, "text-background",
        .error, "put it into a box"
      ),
      (##"{"type":"box","overlay":{"content":{"type":"box"}}}"##, "invalid-property", .error, "“overlay”"),
      (
        ##"{"type":"row","items":[{"weight":1,"content":{"type":"box"}}]}"##, "invalid-value", .error,
        "a grid item without “type”"
      ),
      (
        ##"{"type":"row","items":[{"type":"grid_item","h_align":"middle","weight":1,"content":{"type":"box"}}]}"##,
        "invalid-value", .error, "“h_align” is “middle”"
      ),
      (
        ##"{"type":"button","content":{"type":"box"}}"##, "invalid-value", .error, "a button without “action”"
      ),
      (##"{"type":"button","action":{"func":"f"}}"##, "invalid-value", .error, "a button without “content”"),
      (
        ##"{"type":"pager","content":[],"page_control":{"layout":"aside"}}"##, "invalid-value", .error,
        "“layout” is “aside”"
      ),
      (
        ##"{"type":"pager","content":[],"interaction":"x"}"##, "invalid-value", .error, "“interaction” is “x”"
      ),
    ] as [Row]
  )
  func current(_ row: Row) throws {
    try expect(row, in: view(content: row.element))
  }

  @Test(
    "in views of 4.x",
    arguments: [
      (
        ##"{"type":"text","string_id":"ok","background":"#FFFFFF"}"##, "text-background", .warning, "iOS 3.17"
      ),
      (
        ##"{"type":"toggle","on_condition":{"type":"selected_product"}}"##, "toggle-condition", .warning,
        "iOS 3.17 only"
      ),
      (##"{"type":"box","visibility":false}"##, "lone-invisibility", .warning, "iOS 3.17 shows this"),
      (##"{"type":"box","opacity":0}"##, "lone-invisibility", .warning, "“opacity”"),
      (
        ##"{"type":"v_stack","content":[{"type":"box","element_id":"a"},{"type":"box","element_id":"a"}]}"##,
        "duplicate-element-id", .error, "“a”"
      ),
      (##"{"type":"reference","element_id":"a"}"##, "unknown-template", .error, "no element has"),
      (
        ##"{"type":"box","element_id":"a","content":{"type":"reference","element_id":"a"}}"##,
        "template-cycle", .error, "contains itself"
      ),
      (
        ##"{"type":"button","action":{"type":"close"},"content":{"type":"box"}}"##, "invalid-value", .error,
        "a button without “normal”"
      ),
    ] as [Row]
  )
  func legacy(_ row: Row) throws {
    try expect(row, in: legacyView(style: #"{"content":\#(row.element)}"#))
  }

  private func expect(_ row: Row, in view: FlowView) throws {
    let finding = try #require(view.diagnostics.first { $0.check.rawValue == row.check }, "\(view.checks)")
    #expect(finding.severity == row.severity)
    #expect(finding.message.contains(row.told), "\(finding.message)")
    #expect(finding.pointer != nil)
  }

  @Test(
    "what every version takes is no finding",
    arguments: [
      ##"{"type":"row","items":[{"type":"grid_item","weight":1,"content":{"type":"box"}}]}"##,
      ##"{"type":"button","action":[],"content":{"type":"box"}}"##,
      ##"{"type":"section","index":{"var":"i"},"content":[]}"##,
      ##"{"type":"timer","id":"t","format":"f","background":"#FFFFFF"}"##,
      ##"{"type":"box","background":[{"h_align":"left","content":{"type":"box"}}]}"##,
      ##"{"type":"box","visibility":false}"##,
      ##"{"type":"if","platform":"ios","then":{"type":"box"}}"##,
      ##"{"type":"pager","content":[],"page_control":{"layout":"overlaid","v_align":"top"}}"##,
    ]
  )
  func accepted(_ element: String) throws {
    #expect(try view(content: element).checks == [])
  }

  @Test(
    "what is hidden on purpose and by more than one property is no finding in 4.x",
    arguments: [
      #"{"type":"box","visibility":false,"padding":1}"#,
      #"{"type":"box","visibility":false,"transition_in":{"type":"fade"}}"#,
      #"{"type":"box","opacity":0.5}"#, #"{"type":"box","visibility":true}"#,
    ]
  )
  func hidden(_ element: String) throws {
    #expect(try legacyView(style: #"{"content":\#(element)}"#).checks == [])
  }

  @Test("what is the same wherever it stands is told once")
  func once() throws {
    let view = try view(
      ##"{"format":"5.1.0","screens":{"main":{"content":{"type":"v_stack","content":[{"type":"#a"},{"type":"#a"}]}}},"templates":{"a":{"content":{"type":"switch","cases":[],"default":{"type":"switch","cases":[]}}}},"localizations":[{"id":"en"}]}"##
    )
    #expect(view.checks == ["named-template", "later-element"])
  }

  @Test("a text keeps its background on Android, which reads other keys")
  func androidText() throws {
    let element = ##"{"type":"text","string_id":"ok","background":"#FFFFFF"}"##
    #expect(try view(content: element, on: .android).checks == [])
  }

  @Test(
    "a template filed under a key with “#” is found on iOS only",
    arguments: [
      (.iOS, ["template-key", "named-template"]),
      (.android, ["named-template", "template-key", "unknown-template"]),
    ]
      as [(Platform, [String])]
  )
  func templateKey(_ platform: Platform, _ checks: [String]) throws {
    let view = try view(
      ##"{"format":"5.1.0","screens":{"main":{"content":{"type":"#a"}}},"templates":{"#a":{"content":{"type":"box"}}},"localizations":[{"id":"en"}]}"##,
      on: platform
    )
    #expect(Set(view.checks) == Set(checks))
  }

  @Test(
    "a plain string selects a product of 4.x on iOS only",
    arguments: [(.iOS, ["group_A": "p1"]), (.android, [:])] as [(Platform, [String: String])]
  )
  func plainSelection(_ platform: Platform, _ selected: [String: String]) throws {
    let view = try view(
      #"{"format":"4.4.1","template_id":"flat","styles":{"default":{}},"products":{"selected":"p1"},"localizations":[{"id":"en"}]}"#,
      on: platform
    )
    #expect(view.checks == ["plain-selection"])
    #expect(view.selectedProducts == selected)
  }

  @Test(
    "a template of 4.x that names no layout, and a head that is missing",
    arguments: [
      ("other", "unknown-template-id", true), ("basic", "missing-cover", false), ("flat", nil, true),
    ] as [(String, String?, Bool)]
  )
  func templates(_ template: String, _ check: String?, _ hasContent: Bool) throws {
    let view = try legacyView(style: #"{"content":{"type":"box"}}"#, template: template)
    #expect(view.checks == (check.map { [$0] } ?? []))
    #expect((view.screens.first?.content != nil) == hasContent)
  }

  @Test("the frames of navigators are looked at as well")
  func frames() throws {
    let view = try view(
      ##"{"format":"5.1.0","screens":{"main":{}},"navigators":{"sheet":{"order":1,"content":{"type":"v_stack","content":[{"type":"screen_holder"},{"type":"#gone"},{"type":"image","asset_id":"lost"}]}}},"localizations":[{"id":"en"}]}"##
    )
    #expect(Set(view.checks) == ["named-template", "unknown-template", "missing-picture"])
  }
}
