public import FlowDocuments
public import LocaleMatching

/// A view that has been chosen and decoded, once for a platform.
public struct OpenView: Sendable {
  /// The name of the input that it stands in.
  public let documentName: String

  /// The placement and variation that it belongs to.
  public let entry: FlowDocument.Entry

  /// The decoded view.
  public let view: FlowView

  /// The platform that it was decoded for.
  public let platform: Platform

  /// The matching rules, ready for its localizations and remote configs.
  public let rules: RuleSet

  /// Decodes the view of a variation.
  ///
  /// Throws when the variation has none, with the reason, or when its view cannot be used.
  public init(
    _ entry: FlowDocument.Entry,
    in document: FlowDocument,
    platform: Platform
  ) throws(DocumentError) {
    switch entry.variation.view {
    case .absent(let reason):
      throw DocumentError(
        at: .wholeFile,
        problem: "nothing to draw in “\(entry.variation.name)”: \(reason)",
        advice: "choose another placement or variation"
      )
    case .present(let outline):
      view = try FlowView(outline, conditions: DeviceConditions(platform: platform))
    }
    documentName = document.name
    self.entry = entry
    self.platform = platform
    rules = RuleSet(
      view.localizationList,
      remoteConfigs: entry.variation.remoteConfigs.map(\.locale),
      platform: platform
    )
  }

  /// The rule that fits the kind of variation.
  public var defaultRule: MatchingRule {
    switch entry.variation.kind {
    case .flow, .view: .flow
    case .paywall: .paywall
    case .onboarding: .onboarding
    }
  }

  /// The screen that a user sees first.
  ///
  /// In 4.x the style named `default`. In 5.x nothing in the JSON marks it: a script opens it. Without
  /// running the script, the first screen that its text names in a call of `SDK.openScreen` is taken, else
  /// the first in the file.
  public var firstScreenID: String? {
    let ids = view.screens.map(\.id)
    if view.templateID != nil, ids.contains("default") { return "default" }
    return view.script.flatMap { ScriptScan(script: $0).firstOpenedScreen(among: ids) } ?? ids.first
  }
}
