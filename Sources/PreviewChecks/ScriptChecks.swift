package import FlowDocuments
import FlowScripts
import LocaleMatching
import PaywallRendering
import PreviewModel

/// Looks for what a flow's script leaves undone when it has run in every localization.
package struct ScriptChecks {
  private let played: PlayedView

  /// Prepares the checks of a view.
  package init(_ played: PlayedView) {
    self.played = played
  }

  private var openView: OpenView { played.openView }

  /// The findings: localization by localization, then those of the view as a whole; none for a view without a script.
  package var findings: [Diagnostic] {
    guard openView.view.script != nil else { return [] }
    var byLocalization: [[Diagnostic]] = []
    var opened: Set<String> = []
    var missing: [FlowRun.MissingFunction] = []
    for play in played.plays {
      guard let run = play.flow?.run else { continue }
      let localization = play.preview.localization.id
      if let standstill = run.standstill, run.stage == nil {
        return [Diagnostic(check: .scriptNotRun, severity: .note, message: standstill)] + run.findings
      }
      opened.formUnion((run.stage?.layers ?? []).map(\.instance.screenID))
      var findings = run.findings
      findings += run.unknownStrings.map { unknown in
        Diagnostic(
          check: .unknownString,
          severity: .error,
          message:
            "the script chooses the string “\(unknown.id)”, which no localization defines: nothing is shown",
          localization: localization,
          string: unknown.id,
          screen: unknown.screen
        )
      }
      findings += run.unsetVariables.map { unset in
        Diagnostic(
          check: .unsetVariable,
          severity: .note,
          message: "nothing has set “\(unset.path)” when the screen opens, so its text is empty",
          localization: localization,
          screen: unset.screen
        )
      }
      byLocalization.append(findings)
      missing.append(contentsOf: run.missingFunctions)
    }
    return Diagnostic.gathered(byLocalization) + functionFindings(missing) + unopened(opened)
  }

  /// The functions that buttons call and that no script defines, each once.
  private func functionFindings(_ missing: [FlowRun.MissingFunction]) -> [Diagnostic] {
    var seen: Set<FlowRun.MissingFunction> = []
    return missing.filter { seen.insert($0).inserted }.map { function in
      Diagnostic(
        check: .missingFunction,
        severity: .warning,
        message: "a button calls “\(function.path)”, which is no function: nothing happens",
        screen: function.screen
      )
    }
  }

  /// The screens that no run has opened and that the script does not even name.
  private func unopened(_ opened: Set<String>) -> [Diagnostic] {
    let named = openView.view.index.scriptedScreens
    return openView.view.screens.map(\.id).filter { !opened.contains($0) && !named.contains($0) }.map { id in
      Diagnostic(
        check: .unopenedScreen,
        severity: .warning,
        message: "nothing opens the screen “\(id)”",
        screen: id
      )
    }
  }
}
