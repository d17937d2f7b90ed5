internal import FlowDocuments
internal import LocaleMatching
internal import PaywallRendering
internal import TerminalUI

/// What a screen takes that has far more elements than any real one, to see that the time grows no faster.
struct MeasuredGrowth: CustomStringConvertible {
  private static let counts = [5_000, 10_000, 20_000]
  private static let repetitions = 10

  private var rows: [(count: Int, sample: Sample)] = []

  /// Lays out and draws a screen of each size.
  init() throws {
    for count in Self.counts {
      let document = try FlowDocument(bytes: Array(Self.view(elements: count).utf8), name: "growth.json")
      guard let outline = document.entries.first?.outline else { continue }
      let view = try FlowView(outline, conditions: DeviceConditions(platform: .iOS))
      guard let screen = view.screens.first else { continue }
      let localized = LocalizedScreen(
        screen: screen,
        localization: view.merged("en", platform: .iOS),
        templates: view.templates
      )
      var durations: [Duration] = []
      for _ in 0..<Self.repetitions {
        let start = ContinuousClock.now
        _ = ScreenRenderer.render(localized, state: FlowState(), options: RenderOptions(width: 46))
        durations.append(start.duration(to: .now))
      }
      rows.append((count, Sample(durations)))
    }
  }

  /// The table.
  var description: String {
    let lines = rows.map { row in
      "\(row.count) elements".padded(to: 40)
        + "\(row.sample.percentile(0.5)) / \(row.sample.percentile(0.95)) / \(row.sample.percentile(1))"
    }
    return (["To lay out and draw one screen, milliseconds, p50 / p95 / max.", ""] + lines)
      .joined(separator: "\n")
  }

  /// Cards of a button, a box, a row with two cells, a stack and three texts, as real paywalls have them.
  private static func view(elements count: Int) -> String {
    let cards = (0..<count / 8).map { index in
      ##"""
      {"type":"button","action":[],"content":{"type":"box","width":{"fill_max":true},"decorator":{"border":"#000000"},
       "content":{"type":"row","items":[
        {"type":"grid_item","weight":1,"content":{"type":"v_stack","h_align":"leading","content":[
         {"type":"text","string_id":"a"},{"type":"text","string_id":"b"}]}},
        {"type":"grid_item","weight":1,"content":{"type":"box","width":{"fill_max":true},"content":{"type":"text","string_id":"c"}}}]}}}
      """##
    }
    return """
      {"format":"5.1.0","localizations":[{"id":"en","strings":[{"id":"a","value":"Yearly plan"},
       {"id":"b","value":"All the tides and maps"},{"id":"c","value":"59.99 a year"}]}],
       "screens":{"main":{"layout_behaviour":"flat","content":{"type":"v_stack","spacing":8,"content":[
        \(cards.joined(separator: ","))]}}}}
      """
  }
}
