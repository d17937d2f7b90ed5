import FlowDocuments
import LocaleMatching
import Testing

@Suite("Reading elements")
struct ElementDecodingTests {
  private func box(_ width: String) throws -> BoxLength {
    guard case .box(let box) = try view(content: #"{"type":"box","width":\#(width)}"#).content().kind else {
      return .content
    }
    return box.width
  }

  @Test(
    "lengths of a box",
    arguments: [
      ("null", .content), ("40", .fixed(.points(40))), (#"{"screen":0.3}"#, .fixed(.screen(0.3))),
      (#"{"value":12,"unit":"point"}"#, .fixed(.points(12))),
      (#"{"safe_area":"start"}"#, .fixed(.safeAreaStart)),
      (#"{"fill_max":true,"min":1}"#, .fill), (#"{"fill_max":false}"#, .content), (#""x""#, .content),
      (#"{"min":1}"#, .atLeast(.points(1))),
      (#"{"min":1,"max":600}"#, .fillUpTo(min: .points(1), max: .points(600))),
      (#"{"max":9}"#, .fillUpTo(min: nil, max: .points(9))),
      (#"{"shrink":0,"max":9}"#, .shrink(min: .points(0), max: .points(9))),
    ] as [(String, BoxLength)]
  )
  func lengths(_ json: String, _ expected: BoxLength) throws {
    #expect(try box(json) == expected)
  }

  @Test(
    "orders of a padding: leading, top, trailing, bottom",
    arguments: [
      ("7", [7, 7, 7, 7]), ("[7]", [7, 7, 7, 7]), ("[1,2]", [2, 1, 2, 1]), ("[1,2,3]", [1, 2, 3, 0]),
      ("[1,2,3,4]", [1, 2, 3, 4]), (#"{"top":5}"#, [0, 5, 0, 0]), ("[]", [0, 0, 0, 0]),
    ] as [(String, [Double])]
  )
  func padding(_ json: String, _ edges: [Double]) throws {
    let padding = try view(content: #"{"type":"box","padding":\#(json)}"#).content().properties.padding
    #expect([padding.leading, padding.top, padding.trailing, padding.bottom] == edges.map { .points($0) })
  }

  @Test(
    "an offset names down before aside",
    arguments: [
      ("5", 0, 5), ("[5]", 0, 5), ("[5,6]", 6, 5), (#"{"x":1,"y":2}"#, 1, 2),
    ] as [(String, Double, Double)]
  )
  func offset(_ json: String, _ x: Double, _ y: Double) throws {
    let offset = try view(content: #"{"type":"box","offset":\#(json)}"#).content().properties.offset
    #expect(offset == Offset(x: .points(x), y: .points(y)))
  }

  @Test(
    "opacity ends where animations end",
    arguments: [
      ("", 1), (#","opacity":0.5"#, 0.5), (#","visibility":false"#, 0),
      (#","visibility":false,"opacity":0.5"#, 0.5),
      (#","visibility":false,"transition_in":{"type":"fade"}"#, 1),
    ] as [(String, Double)]
  )
  func opacity(_ json: String, _ expected: Double) throws {
    #expect(try view(content: #"{"type":"box"\#(json)}"#).content().properties.opacity == expected)
  }

  @Test(
    "an “if” is replaced by its branch, and its own padding is lost",
    arguments: [
      (#""platform":"ios""#, "then"), (#""platform":"android""#, "else"), (#""version":"5.1.0""#, "then"),
      (#""version":"5.2.0""#, "else"), (#""to_version":"5.1.0""#, "else"), (#""device":["tab"]"#, "else"),
    ]
  )
  func branches(_ test: String, _ branch: String) throws {
    let content = try view(
      content: ##"{"type":"if","padding":9,\##(test),"then":{"type":"#then"},"else":{"type":"#else"}}"##
    ).content()
    let name = if case .template(let use) = content.kind { use.name } else { "" }
    #expect(name == branch)
    #expect(content.properties.padding == .zero)
  }

  @Test(
    "what the SDK would refuse is a finding, and the rest is drawn",
    arguments: [
      (#"{"type":"sparkle"}"#, "unknown-element"), (#"{"type":"text","align":"middle"}"#, "invalid-value"),
      (#"{"type":"box","h_align":7}"#, "invalid-value"),
      (#"{"type":"box","padding":"x"}"#, "invalid-property"),
      (#"{"string_id":"a"}"#, "invalid-value"), (#"{"type":"screen_holder"}"#, "invalid-value"),
      (#"{"type":"if","platform":"android"}"#, "missing-branch"),
      (##"{"type":"#gone"}"##, "unknown-template"),
    ]
  )
  func findings(_ content: String, _ check: String) throws {
    let view = try view(
      content: #"{"type":"v_stack","content":[\#(content),{"type":"text","string_id":"ok"}]}"#
    )
    #expect(view.checks.contains(check))
    #expect(view.stringUses.contains { $0.candidates == ["ok"] })
  }

  @Test("the old “justified” from top to bottom is known")
  func justified() throws {
    #expect(try view(content: #"{"type":"box","v_align":"justified"}"#).checks.isEmpty)
  }

  @Test("a template that draws itself is told once and ends")
  func cycle() throws {
    let view = try view(
      ##"{"format":"5.1.0","screens":{"main":{"content":{"type":"#a"}}},"templates":{"a":{"content":{"type":"#b"}},"b":{"content":{"type":"#a"}}},"localizations":[{"id":"en"}]}"##
    )
    #expect(view.checks == ["named-template", "template-cycle"])
    #expect(view.stringUses.isEmpty)
  }

  @Test("elements inside each other are cut at a depth that no screen needs")
  func depth() throws {
    let content =
      String(repeating: #"{"type":"box","content":"#, count: 200) + "null"
      + String(repeating: "}", count: 200)
    #expect(try view(content: content).checks == ["too-deep"])
  }

  @Test(
    "parts that the layout does not read are told",
    arguments: [
      ("flat", ["ignored-part"], true), ("basic", [], true),
      ("other", ["unknown-template-id", "ignored-part", "ignored-part"], false),
    ] as [(String, [String], Bool)]
  )
  func ignoredParts(_ template: String, _ checks: [String], _ hasFooter: Bool) throws {
    let view = try legacyView(style: #"{"cover":{"type":"box"},"footer":{"type":"box"}}"#, template: template)
    #expect(view.checks == checks)
    #expect((view.screens.first?.footer != nil) == hasFooter)
  }
}
