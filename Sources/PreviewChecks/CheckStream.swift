package import FlowDocuments
import FlowScripts
import LocaleMatching
package import PaywallRendering
package import PreviewModel

/// Takes a view through its localizations once, and has every check look at each.
///
/// A localization is merged once, its flow is played once, each of its screens is drawn once in each mode; then it is
/// let go before the next one comes. So a file with many localizations takes no more memory than its findings do.
package struct CheckStream {
  private let stages: CheckStages
  private let options: RenderOptions

  /// Prepares the stream; products, store and custom tags are those of the options.
  package init(_ stages: CheckStages, options: RenderOptions) {
    self.stages = stages
    self.options = options
  }

  /// The findings of all checks of a view, check by check.
  package func findings(of openView: OpenView) -> [Diagnostic] {
    var checks: [any ViewCheck] = [StringChecks(openView), ScriptChecks(openView), DrawnChecks()]
    run(&checks, on: openView)
    return checks.flatMap(\.findings)
  }

  /// Shows the checks all that there is to be seen of a view.
  package func run(_ checks: inout [any ViewCheck], on openView: OpenView) {
    let view = openView.view
    let matcher = openView.rules.matcher(for: .flow)
    let modes = view.index.hasDarkAssets ? [false, true] : [false]
    let opening = FlowState(opening: view)
    var seen: Set<String> = []
    let screens = view.screens.filter { seen.insert($0.id).inserted }
    for localization in view.localizations {
      let reached = matcher.verdict(for: localization.id).localization
      let checked = checked(localization, reached: reached, in: openView)
      for index in checks.indices { checks[index].look(at: checked) }
      var pictures = PictureStore()
      for isDark in modes {
        var options = options
        options.isDark = isDark
        for screen in screens {
          let layer = layer(screen, of: checked, in: view, opening)
          let drawing = CheckedDrawing(
            screen: stages.draw(layer, options, &pictures),
            isDark: isDark
          )
          for index in checks.indices { checks[index].look(at: drawing) }
        }
      }
      for index in checks.indices { checks[index].leave(checked) }
    }
  }

  private func checked(
    _ localization: Localization,
    reached: LocaleCode?,
    in openView: OpenView
  ) -> CheckedLocalization {
    let (view, platform) = (openView.view, openView.platform)
    let merged = stages.merge(view, localization.id, platform)
    let shown = reached == localization.id ? merged : stages.merge(view, reached, platform)
    var flow: PlayedFlow?
    if view.canBeWalked {
      var run = openView.flowRun(in: shown, requested: localization.id, store: options.store)
      run.checkFunctions()
      flow = PlayedFlow(run: stages.play(run))
    }
    return CheckedLocalization(localization: localization, merged: merged, shown: shown, flow: flow)
  }

  /// A screen as it is when the flow has just opened.
  private func layer(
    _ screen: Screen,
    of checked: CheckedLocalization,
    in view: FlowView,
    _ opening: FlowState
  ) -> ScreenLayer {
    ScreenLayer(
      LocalizedScreen(screen: screen, localization: checked.shown, templates: view.templates),
      in: checked.flow?.navigator(of: screen.id) ?? view.defaultNavigator,
      state: checked.flow?.state(of: screen.id) ?? opening
    )
  }
}
