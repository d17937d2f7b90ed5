import FlowDocuments
import LocaleMatching
import Testing

@Suite("Kinds of file, told from their content")
struct FallbackFormatTests {
  private static let styled =
    #"{"format":"4.4.1","template_id":"flat","styles":{"default":{}},"localizations":[{"id":"en"}]}"#
  private static let screened =
    #"{"format":"5.0.0","screens":{"main":{}},"localizations":[{"id":"en"},{"id":"pt-br"}]}"#
  private static let paywall =
    #""paywall_id":"p","paywall_name":"P","variation_id":"v","paywall_builder":{"lang":"en","paywall_builder_config":\#(styled)}"#
  private static let flow = #""flow_id":"f","flow_name":"F","variation_id":"v","flow_version_id":"fv""#
  private static let schema =
    #""ui_schema":{"layouts":[{"flow_layout_id":"L1"},{"flow_layout_id":"L2"}],"grids":[{"devices":"all","cells":[1]},{"platforms":["android"],"devices":"all","cells":[1]},{"platforms":"all","devices":["phone"],"h_breakpoints":[600],"cells":[0,1]}]}"#

  struct File: CustomTestStringConvertible {
    let testDescription: String
    let text: String
  }

  @Test(
    "each lists the placement with its view",
    arguments: [
      File(
        testDescription: "5, JSON inside a text",
        text:
          #"{"meta":{"version":5},"data":{"home":"[{\"paywall_id\":\"p\",\"variation_id\":\"v\",\"paywall_builder\":{\"paywall_builder_config\":{\"format\":\"4.0.0\",\"styles\":{\"default\":{}},\"localizations\":[{\"id\":\"en\"}]}}}]"}}"#
      ),
      File(testDescription: "5, an array", text: #"{"meta":{"version":5},"data":{"home":[{\#(paywall)}]}}"#),
      File(
        testDescription: "6 and 7",
        text: #"{"meta":{"version":6},"data":{"home":[{"attributes":{\#(paywall)}}]}}"#
      ),
      File(
        testDescription: "8 and 9",
        text: #"{"meta":{"version":9},"data":{"home":{"data":[{\#(paywall)}]}}}"#
      ),
      File(
        testDescription: "10",
        text:
          #"{"meta":{"version":10},"data":{"home":{"data":[{\#(flow)}]}},"ui_builder":{"fv":\#(screened)}}"#
      ),
      File(
        testDescription: "11",
        text:
          #"{"meta":{"version":11},"data":{"home":{"data":[{\#(flow),\#(schema)}]}},"ui_builder":{"L1":\#(screened)}}"#
      ),
      File(
        testDescription: "12, which is not public",
        text:
          #"{"meta":{"version":12},"data":{"home":{"data":[{\#(flow),\#(schema)}]}},"ui_builder":{"L1":\#(screened)}}"#
      ),
    ]
  )
  func formats(_ file: File) throws {
    let document = try document(file.text)
    let entry = try #require(document.entries(for: "home").first)
    #expect(entry.variation.id == "v")
    let outline = try #require(entry.outline)
    #expect(outline.localizations.first == "en")
    _ = try FlowView(outline, conditions: DeviceConditions(platform: .iOS))
  }

  @Test(
    "bare views are the only variation of one placement",
    arguments: [
      styled, screened, #"{"lang":"en","paywall_builder_config":\#(styled)}"#,
    ]
  )
  func bareView(_ text: String) throws {
    let document = try document(text)
    #expect(document.entries.map(\.variation.kind) == [.view])
    #expect(document.entries(for: "test.json").count == 1)
  }

  @Test("a later format is opened as the newest public one, with a warning")
  func laterFormat() throws {
    let document = try document(#"{"meta":{"version":12},"data":{"home":{"data":[]}}}"#)
    #expect(document.format == .fallback(version: 12))
    #expect(document.diagnostics.first?.check.rawValue == "unknown-format")
  }

  @Test(
    "what cannot be drawn is listed with the reason",
    arguments: [
      (
        #"{"onboarding_id":"o","variation_id":"v","onboarding_builder":{"config_url":"https://x.y"}}"#,
        "an onboarding is a page hosted by Adapty, not part of the file: https://x.y"
      ),
      (
        #"{"paywall_id":"p","variation_id":"v","paywall_builder":null}"#,
        "a paywall without a view: the app draws it itself"
      ),
      (
        #"{"flow_id":"f","variation_id":"v","flow_version_id":null}"#,
        "a flow without a view: the app draws it itself"
      ),
      (
        #"{"flow_id":"f","variation_id":"v","flow_version_id":"gone"}"#,
        "the file does not hold the view “gone”; the SDK downloads it"
      ),
    ]
  )
  func absent(_ variation: String, _ reason: String) throws {
    let document = try document(#"{"meta":{"version":10},"data":{"home":{"data":[\#(variation)]}}}"#)
    guard case .absent(let found)? = document.entries.first?.variation.view else {
      Issue.record("a view was found")
      return
    }
    #expect(found == reason)
  }

  private static let wide = Device(
    kind: .phone,
    width: 600,
    height: 844,
    safeArea: Device.SafeArea(top: 0, bottom: 0)
  )

  @Test(
    "the layout follows the device: the first grid that matches, then its breakpoints",
    arguments: [
      (DeviceConditions(platform: .iOS), "L1"),
      (DeviceConditions(platform: .iOS, device: Self.wide), "L2"),
      (DeviceConditions(platform: .android), "L2"),
      (DeviceConditions(platform: .iOS, device: DeviceSize.tablet.device), nil),
    ] as [(DeviceConditions, String?)]
  )
  func layout(_ conditions: DeviceConditions, _ expected: String?) throws {
    let text =
      #"{"meta":{"version":11},"data":{"home":{"data":[{\#(Self.flow),\#(Self.schema)}]}},"ui_builder":{"L1":\#(Self.screened),"L2":\#(Self.screened)}}"#
    let document = try FlowDocument(bytes: Array(text.utf8), name: "", conditions: conditions)
    #expect(document.entries.first?.outline?.pointer.description == expected.map { "/ui_builder/\($0)" })
    // Opened for one device, a document can be had for any other.
    let other = try FlowDocument(bytes: Array(text.utf8), name: "").suited(to: conditions).entries.first
    #expect(other?.outline?.pointer == document.entries.first?.outline?.pointer)
    #expect(other?.variation.identifiers == document.entries.first?.variation.identifiers)
  }

  @Test("a broken placement or variation hides no other")
  func brokenNeighbours() throws {
    let document = try document(
      #"{"data":{"a":7,"b":"{","c":{"data":[5,{\#(Self.paywall)}]},"d":{"data":[{\#(Self.paywall)}]}}}"#
    )
    #expect(document.placements.map(\.id) == ["a", "b", "c", "d"])
    #expect(document.entries.compactMap(\.outline).count == 2)
    #expect(
      document.diagnostics.map(\.check.rawValue) == [
        "unreadable-placement", "unreadable-placement", "missing-id",
      ]
    )
  }

  @Test("a placement that “developer_ids” does not name is listed with a warning")
  func unlistedPlacement() throws {
    let document = try document(
      #"{"meta":{"version":9,"developer_ids":["x"]},"data":{"home":{"data":[{\#(Self.paywall)}]}}}"#
    )
    #expect(document.entries.count == 1)
    #expect(document.diagnostics.map(\.check.rawValue) == ["unlisted-placement"])
  }

  @Test("an empty file of format 11 opens and says so")
  func empty() throws {
    let document = try document(#"{"meta":{"version":11,"developer_ids":[]},"data":{}}"#)
    #expect(document.placements.isEmpty)
    #expect(document.diagnostics.map(\.check.rawValue) == ["empty-document"])
  }

  @Test(
    "other kinds are refused with what they are",
    arguments: [
      ("[1]", "expected an object, found an array"),
      ("{}", "neither a fallback file (“data”) nor a view (“screens” or “styles”)"),
      (#"{"meta":{"version":9}}"#, "a fallback file without “data”"),
      (#"{"meta":{"version":9},"data":1}"#, "expected the placements, found a number"),
      (#"{"id":"x","schemaVersion":13,"screens":[]}"#, "this is a Flow Builder document, which no SDK reads"),
      (#"{"config":{"screens":[]},"status":"draft"}"#, "this is a Flow Builder document, which no SDK reads"),
    ]
  )
  func refused(_ text: String, _ problem: String) {
    #expect(throws: DocumentError.self) { try document(text) }
    do { _ = try document(text) } catch { #expect((error as? DocumentError)?.problem == problem) }
  }

  @Test("every id that stands for a variation finds it", arguments: ["home", "v", "f", "fv"])
  func lookup(_ id: String) throws {
    let document = try document(
      #"{"meta":{"version":10},"data":{"home":{"data":[{\#(Self.flow)}]}},"ui_builder":{"fv":\#(Self.screened)}}"#
    )
    #expect(document.entries(for: id).count == 1)
    #expect(document.entries(for: "other").isEmpty)
  }
}
