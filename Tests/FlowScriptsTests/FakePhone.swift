import FlowDocuments
import FlowScripts
import LocaleMatching
import PaywallRendering
import TerminalUI
import Testing

/// A flow whose script is a list of answers, so that the host can be tested without an engine.
struct FakePhone {
  var run: FlowRun

  /// What the engine was asked, in order.
  private(set) var requests: [EngineRequest] = []

  /// What the script asks for when a function is called, by the path of the function.
  var functions: [String: [HostCall]] = [:]

  /// What variables hold, by path.
  var variables: [String: VariableValue] = [:]

  /// Runs a script that asks for something at once.
  init(
    _ calls: [HostCall] = [FakePhone.open("main")],
    platform: Platform = .iOS,
    functions: [String: [HostCall]] = [:],
    variables: [String: VariableValue] = [:],
    view text: String = FakePhone.view,
    products: [FlowProduct] = [FlowProduct(id: "p1")],
    areProductsLoaded: Bool = true,
    taking walk: FlowWalk = FlowWalk()
  ) throws {
    let document = try FlowDocument(bytes: Array(text.utf8), name: "flow.json")
    let outline = try #require(document.entries.first?.outline)
    let view = try FlowView(outline, conditions: DeviceConditions(platform: platform))
    run = FlowRun(
      view,
      in: FlowWorld(
        platform: platform,
        localization: view.merged("en", platform: platform),
        requested: "en",
        products: products,
        areProductsLoaded: areProductsLoaded
      ),
      taking: walk
    )
    self.functions = functions
    self.functions["script"] = calls
    self.variables = variables
    settle()
  }

  /// A call that opens a screen.
  static func open(_ screen: String, in navigator: String? = nil, id: String? = nil) -> HostCall {
    HostCall(
      name: "openScreen",
      argument: .object([
        "type": .string(screen), "instanceId": .string(id ?? screen), "transitionId": "t",
        "navigatorId": .optional(navigator),
      ])
    )
  }

  /// Two screens that say when they come and go, and a sheet that goes when one taps beside it.
  static let view = """
    {"format": "5.0.0", "default_localization": "en",
     "localizations": [{"id": "en", "strings": [
       {"id": "url", "value": "https://example.com"}, {"id": "tag", "value": {"tag": "X"}}]}],
     "navigators": {"sheet": {"order": 5, "default_screen_actions": {
       "on_will_appear": {"func": "sheetComes", "scope": "global"},
       "on_outside_tap": {"func": "beside", "scope": "global"}}}},
     "screens": {
       "main": {"on_will_appear": {"func": "mainComes"}, "on_did_appear": {"func": "mainIsThere"},
         "on_will_disappear": {"func": "mainGoes"}, "on_did_disappear": {"func": "mainIsGone"},
         "on_device_back": {"func": "back"},
         "layout_behaviour": "flat", "content": {"type": "v_stack", "content": [
           {"type": "button", "action": [{"func": "one"}, {"func": "two"}],
            "content": {"type": "text", "string_id": {"var": "label"}}},
           {"type": "toggle", "value": {"var": "on", "setter": "turn"}},
           {"type": "toggle", "value": {"var": "plan", "converter": "is_equal", "converter_params": {"value": "a", "false_value": "b"}}},
           {"type": "text_field", "value": {"var": "name"}},
           {"type": "timer", "id": "sale", "format": "url", "action": {"func": "over"}},
           {"type": "button", "action": {"type": "close"}, "content": {"type": "text", "string_id": "url"},
            "ui_enabled": {"var": "enabled"}}]}},
       "other": {"content": {"type": "text", "string_id": "url"}}}, "scripts": [{"content": "…"}]}
    """

  mutating func settle() {
    while let request = run.nextRequest() {
      requests.append(request)
      run.receive(.reply(reply(to: request)))
    }
  }

  private func reply(to request: EngineRequest) -> EngineReply {
    switch request {
    case .start: EngineReply(answer: .started(now: 1_000_000), calls: functions["script"] ?? [])
    case .call(let path, _):
      functions[path].map { EngineReply(calls: $0) }
        ?? EngineReply(answer: path.hasPrefix("no") ? .missing(.function(path)) : .done)
    case .read(let paths): EngineReply(answer: .values(paths.map { variables[$0] ?? .undefined }))
    case .locate: EngineReply(answer: .line(3))
    default: EngineReply()
    }
  }

  mutating func take(_ step: FlowStep) {
    run.take(step)
    settle()
  }

  /// Presses the control at a place in the list.
  mutating func press(_ index: Int) { take(.press(run.controls[index].target)) }

  /// The functions that were called, in order, without the events.
  var calls: [String] {
    requests.compactMap { request in
      if case .call(let path, _) = request, path != "handleSDKEvent" { path } else { nil }
    }
  }

  /// The events that the script was told of, by name.
  var events: [String] {
    requests.compactMap { request in
      if case .call("handleSDKEvent", let argument) = request { argument["name"]?.string } else { nil }
    }
  }

  /// What functions of the script were called back with.
  var answers: [JSONValue] {
    requests.compactMap { request in
      if case .answer(_, let argument) = request { argument } else { nil }
    }
  }

  /// The variables that were set.
  var writes: [ScriptWrite] {
    requests.compactMap { request in
      if case .write(let write) = request { write } else { nil }
    }
  }

  /// The names of the findings.
  var checks: [String] { run.findings.map(\.check.rawValue) }

  /// The ids of the open screens, the topmost last.
  var screens: [String] { (run.stage?.layers ?? []).map(\.instance.screenID) }

  /// The topmost screen as it is drawn.
  var drawn: RenderedScreen {
    get throws {
      let layer = try #require(run.stage?.top)
      let screen = try #require(run.view.localizedScreen(layer.instance.screenID, in: run.world.localization))
      var pictures = PictureStore()
      return ScreenRenderer.render(
        ScreenLayer(screen, in: layer.navigator, state: layer.state),
        options: RenderOptions(width: Viewport().columns, platform: run.world.platform),
        pictures: &pictures
      )
    }
  }
}
