package import FlowDocuments
package import LocaleMatching

/// A variation that has been chosen, with its view decoded once for a platform.
///
/// What is no view in the file can be opened as well: an onboarding, which is a page on Adapty's server, a
/// paywall that the app draws itself from a remote config, a list of codes. Its view is blank.
package struct OpenView: Sendable {
  /// The name of the input that it stands in.
  package let documentName: String

  /// The placement and variation that it belongs to.
  package let entry: FlowDocument.Entry

  /// The decoded view; blank where there is none.
  package let view: FlowView

  /// Why there is no view; nil where there is one.
  package let absence: String?

  /// The remote configs, read.
  package let remoteConfigs: RemoteConfigSet

  /// What it was decoded for.
  package let conditions: DeviceConditions

  /// The platform that it was decoded for.
  package var platform: Platform { conditions.platform }

  /// What the picker tells of each localization of the view.
  let viewRows: [LocalizationRow]

  /// The matching rules, ready for its localizations and remote configs.
  package let rules: RuleSet

  /// Decodes the view of a variation.
  ///
  /// Throws when there is nothing to look at, with the reason, or when its view cannot be used.
  package init(
    _ entry: FlowDocument.Entry,
    in document: FlowDocument,
    platform: Platform,
    device: Device = DeviceSize.common.device
  ) throws(DocumentError) {
    conditions = DeviceConditions(platform: platform, device: device)
    switch entry.variation.view {
    case .absent(let reason):
      guard entry.isOpenable else {
        throw DocumentError(
          at: .wholeFile,
          problem: "nothing to draw in “\(entry.variation.name)”: \(reason)",
          advice: "choose another placement or variation"
        )
      }
      view = .blank
      absence = reason
    case .present(let outline):
      view = try FlowView(outline, conditions: conditions)
      absence = nil
    }
    viewRows = view.localizationRows(on: platform)
    documentName = document.name
    self.entry = entry
    remoteConfigs = RemoteConfigSet(entry.variation)
    let list = entry.variation.namedLocalizations ?? view.localizationList
    rules = RuleSet(
      list,
      remoteConfigs: entry.variation.kind == .codes ? list.available : remoteConfigs.entries.map(\.locale),
      platform: platform
    )
  }

  /// The rule that fits the kind of variation.
  package var defaultRule: MatchingRule {
    switch entry.variation.kind {
    case .onboarding: .onboarding
    case .codes: .flow
    case .flow, .view: absence == nil ? .flow : .remoteConfig
    case .paywall: absence == nil ? .paywall : .remoteConfig
    }
  }

  /// Whether the localizations are known; those of an onboarding only when a person names them, and there
  /// are none of what the app draws itself.
  package var hasLocalizations: Bool {
    absence == nil || entry.variation.namedLocalizations != nil
  }

  /// What keeps a rule from deciding anything here; nil where nothing does.
  package func obstacle(to rule: MatchingRule) -> String? {
    if rule == .remoteConfig {
      return remoteConfigs.entries.isEmpty && entry.variation.kind != .codes
        ? "there is no remote config" : nil
    }
    guard !hasLocalizations else { return nil }
    return entry.variation.kind == .onboarding
      ? "the localizations of an onboarding are not in the file"
      : "there are no localizations: \(absence ?? "")"
  }

  /// The screen that a user sees first.
  ///
  /// In 4.x the style named `default`. In 5.x nothing in the JSON marks it: a script opens it. Without
  /// running the script, the first screen that its text names in a call of `SDK.openScreen` is taken, else
  /// the first in the file.
  package var firstScreenID: String? {
    if view.templateID != nil, view.screen("default") != nil { return "default" }
    let opened = view.script.flatMap { ScriptScan(script: $0).firstOpenedScreen { view.screen($0) != nil } }
    return opened ?? view.screens.first?.id
  }
}
