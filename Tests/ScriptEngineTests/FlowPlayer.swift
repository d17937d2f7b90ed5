import FlowDocuments
import FlowScripts
import LocaleMatching
import PaywallRendering
import ScriptEngine
import TerminalUI
import Testing

/// A flow on a real engine, played as a person does: by the texts that can be read.
struct FlowPlayer: ~Copyable {
  let view: FlowView
  let world: FlowWorld
  private(set) var run: FlowRun
  private var engine = Engine.make()

  /// Opens a view in a language and runs its script.
  init(
    _ json: String,
    in code: LocaleCode = "en",
    platform: Platform = .iOS,
    products: [FlowProduct]? = nil,
    taking walk: FlowWalk = FlowWalk()
  ) throws {
    let document = try FlowDocument(bytes: Array(json.utf8), name: "flow.json")
    let outline = try #require(document.entries.first?.outline)
    let view = try FlowView(outline, conditions: DeviceConditions(platform: platform))
    let id = view.localizations.contains { $0.id == code } ? code : view.localizationList.usableDefault
    self.view = view
    world = FlowWorld(
      platform: platform,
      localization: view.merged(id, platform: platform),
      requested: code,
      products: products ?? FlowPlayer.products
    )
    run = FlowRun(view, in: world, taking: walk)
    settle()
  }

  /// What the flows of these tests sell.
  static let products = [
    ("fp-year", "Year", "annual"), ("fp-month", "Month", "monthly"), ("fp-week", "Week", "weekly"),
    ("fp-life", "Lifetime", "lifetime"),
  ].map { id, title, type in
    FlowProduct(Product(adaptyID: id, vendorID: id, flowProductID: id, title: title, type: type))
  }

  /// Asks the engine until there is nothing left to ask.
  mutating func settle() {
    while let request = run.nextRequest() {
      engine.send(request)
      run.receive(engine.wait())
    }
  }

  mutating func take(_ step: FlowStep) {
    run.take(step)
    settle()
  }

  /// Presses the control in which a text stands.
  mutating func press(_ text: String) {
    guard let control = control(text) else {
      Issue.record("nothing with the text “\(text)” can be pressed: \(lines)")
      return
    }
    take(.press(control.target))
  }

  /// Presses the switch that stands at a place among the switches.
  mutating func turn(_ index: Int = 0) {
    let toggles = run.controls.filter { if case .toggle = $0.kind { true } else { false } }
    take(.press(toggles[index].target))
  }

  /// Types into the first field.
  mutating func type(_ text: String) {
    guard let field = run.controls.first(where: { if case .field = $0.kind { true } else { false } }) else {
      return
    }
    take(.type(text, into: field.target))
  }

  func control(_ text: String) -> Control? {
    let pointer = texts.first { $0.text == text }?.pointer
    return run.controls.last { control in
      pointer?.description.hasPrefix(control.target.pointer.description + "/") ?? false
    }
  }

  /// The texts of the topmost screen in the order of the file, those of buttons in brackets; `—` before the footer.
  var lines: [String] {
    let rendered = rendered
    guard let rendered else { return [] }
    return lines(of: rendered.body) + (rendered.footer.map { ["—"] + lines(of: $0) } ?? [])
  }

  private func lines(of region: RenderedRegion) -> [String] {
    region.texts.compactMap { placed in
      let text = region.text(of: placed)
      guard !text.isEmpty else { return nil }
      let isButton = run.controls.contains { control in
        control.kind == .button
          && placed.pointer.description.hasPrefix(control.target.pointer.description + "/")
      }
      return isButton ? "[\(text)]" : text
    }
  }

  private var texts: [(text: String, pointer: JSONPointer)] {
    guard let rendered else { return [] }
    return rendered.regions.flatMap { region in
      region.texts.map { (region.text(of: $0), $0.pointer) }
    }
  }

  private var rendered: RenderedScreen? {
    guard let layer = run.stage?.top,
      let screen = view.localizedScreen(layer.instance.screenID, in: world.localization)
    else { return nil }
    return ScreenRenderer.render(
      screen,
      state: layer.state,
      options: RenderOptions(
        width: 60,
        platform: world.platform,
        textOrder: .logical,
        products: world.products.compactMap(\.product)
      )
    )
  }

  /// The screen and the instance on top.
  var screen: String? { run.stage?.top.map { "\($0.instance.screenID)#\($0.instance.id)" } }

  /// The names of the findings.
  var checks: [String] { run.findings.map(\.check.rawValue) }

  /// The names of what is noticed when the topmost screen is drawn.
  var drawnChecks: [String] { rendered?.diagnostics.map(\.check.rawValue) ?? [] }

  /// The sentences of the findings.
  var messages: [String] { run.findings.map(\.message) }
}

extension RenderedRegion {
  /// What stands in the cells of a text, its rows joined by a blank.
  fileprivate func text(of placed: PlacedText) -> String {
    let rows = grid.picture.split(separator: "\n", omittingEmptySubsequences: false)
    var parts: [String] = []
    for y in placed.frame.minY..<placed.frame.maxY where rows.indices.contains(y) {
      var part = CellGrid(size: CellSize(width: placed.frame.size.width, height: 1))
      for x in 0..<placed.frame.size.width where placed.frame.minX + x < grid.size.width {
        part[x, 0] = grid[placed.frame.minX + x, y]
      }
      parts.append(part.picture)
    }
    let text = parts.joined(separator: " ")
    return String(text.reversed().drop { $0 == " " || $0 == "\n" }.reversed().drop { $0 == " " })
      .withPlainPrices
  }
}

extension String {
  /// The same with its prices as they are written in the United States: what these tests are about is which
  /// price stands where, and not how a language writes it.
  fileprivate var withPlainPrices: String {
    replacing(/US\$\s?(\d+)[,.](\d\d)/) { Self.price($0.1, $0.2) }
      .replacing(/(\d+)[,٫](\d\d)\s(?:\u{200F})?(?:US)?\$/) { Self.price($0.1, $0.2) }
  }

  private static func price(_ whole: Substring, _ cents: Substring) -> String {
    let plain = [whole, cents].map { $0.compactMap(\.wholeNumberValue).map(String.init).joined() }
    return "$" + plain.joined(separator: ".")
  }
}
