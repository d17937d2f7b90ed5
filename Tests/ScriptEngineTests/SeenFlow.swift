import FlowDocuments
import FlowScripts
import LocaleMatching
import PaywallRendering
import TestSupport
import Testing

/// A view of a sample, a real file or a collected case, opened in its default localization.
struct SeenFlow: CustomTestStringConvertible, Sendable {
  let name: String
  let view: FlowView
  let world: FlowWorld

  var testDescription: String { name }

  /// Every view that there is.
  static let all: [SeenFlow] = samples + real

  private static let samples = folder(
    #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" } + "/SampleFlows"
  )

  private static let real =
    RealFiles.arePresent
    ? ["real/fallback", "real/flow-builder", "cases/flows", "cases/languages"].flatMap {
      folder(RealFiles.root + "/" + $0)
    } : []

  private static func folder(_ path: String) -> [SeenFlow] {
    RealFiles.names(at: path).filter { $0.hasSuffix(".json") }.flatMap { name in
      guard let document = try? FlowDocument(bytes: RealFiles.bytes(at: path + "/" + name), name: name) else {
        return [SeenFlow]()
      }
      return document.entries.enumerated().compactMap { index, entry in
        guard let outline = entry.outline,
          let view = try? FlowView(outline, conditions: DeviceConditions(platform: .iOS))
        else { return nil }
        return SeenFlow(name: "\(name) \(index)", view: view)
      }
    }
  }

  private init(name: String, view: FlowView) {
    self.name = name
    self.view = view
    world = FlowWorld(
      platform: .iOS,
      localization: view.merged(view.localizationList.usableDefault, platform: .iOS),
      requested: view.localizationList.usableDefault,
      products: FlowPlayer.products
    )
  }

  /// The flow after a walk; as it is in the file where no engine can run its script.
  func run(taking walk: FlowWalk) -> FlowRun {
    var run = FlowRun(view, in: world, taking: walk)
    if !view.isLegacy, Engine.isAvailable {
      var engine = Engine.make()
      run.settle(on: &engine)
    } else {
      var engine = NoScriptEngine()
      run.settle(on: &engine)
    }
    return run
  }
}
