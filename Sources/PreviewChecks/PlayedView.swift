import FlowDocuments
package import FlowScripts
import LocaleMatching
package import PaywallRendering
package import PreviewModel

/// A view in each of its localizations, its flow begun where it has one to run.
package struct PlayedView {
  /// One localization of it.
  struct Play {
    /// What an app gets that passes the localization's code.
    let preview: Preview

    /// The flow after it has opened; nil for a view that has nothing to be run.
    let flow: PlayedFlow?
  }

  /// The view.
  let openView: OpenView

  /// One play for each localization, in the order of the file.
  let plays: [Play]

  /// Opens a view in every localization, and has the functions looked for that its buttons call.
  package init(_ openView: OpenView, store: StoreState, scripts: ScriptPlayer) {
    self.openView = openView
    plays = openView.view.localizations.map { localization in
      let preview = Preview(openView, rule: .flow, requested: localization.id)
      guard openView.view.canBeWalked else { return Play(preview: preview, flow: nil) }
      var run = preview.flowRun(store: store)
      run.checkFunctions()
      return Play(preview: preview, flow: PlayedFlow(run: scripts.play(run)))
    }
  }
}
