import FlowDocuments
import FlowScripts
import LocaleMatching
import PaywallRendering

/// Looks for what a flow's script leaves undone, by running it in every localization.
struct ScriptChecks {
  private let openView: OpenView
  private let scripts: ScriptPlayer

  /// Prepares the checks of a view.
  init(_ openView: OpenView, scripts: ScriptPlayer) {
    self.openView = openView
    self.scripts = scripts
  }

  /// The findings: localization by localization, then those of the view as a whole; none for a view without a script.
  var findings: [Diagnostic] {
    let view = openView.view
    guard let script = view.script else { return [] }
    var findings: [Diagnostic] = []
    var opened: Set<String> = []
    var missing: [FlowRun.MissingFunction] = []
    for localization in view.localizations {
      let preview = Preview(openView, rule: .flow, requested: localization.id)
      var run = preview.flowRun()
      run.checkFunctions()
      run = scripts.play(run)
      if let standstill = run.standstill, run.stage == nil {
        return [Diagnostic(check: "script-not-run", severity: .note, message: standstill)] + run.findings
      }
      opened.formUnion((run.stage?.layers ?? []).map(\.instance.screenID))
      findings += run.findings
      findings += run.unknownStrings.map { unknown in
        Diagnostic(
          check: "unknown-string",
          severity: .error,
          message:
            "the script chooses the string “\(unknown.id)”, which no localization defines: nothing is shown",
          localization: localization.id,
          string: unknown.id,
          screen: unknown.screen
        )
      }
      findings += run.unsetVariables.map { unset in
        Diagnostic(
          check: "unset-variable",
          severity: .note,
          message: "nothing has set “\(unset.path)” when the screen opens, so its text is empty",
          localization: localization.id,
          screen: unset.screen
        )
      }
      missing.append(contentsOf: run.missingFunctions)
    }
    return findings + functionFindings(missing) + unopened(script, opened)
  }

  /// The functions that buttons call and that no script defines, each once.
  private func functionFindings(_ missing: [FlowRun.MissingFunction]) -> [Diagnostic] {
    var seen: Set<FlowRun.MissingFunction> = []
    return missing.filter { seen.insert($0).inserted }.map { function in
      Diagnostic(
        check: "missing-function",
        severity: .warning,
        message: "a button calls “\(function.path)”, which is no function: nothing happens",
        screen: function.screen
      )
    }
  }

  /// The screens that no run has opened and that the script does not even name.
  private func unopened(_ script: String, _ opened: Set<String>) -> [Diagnostic] {
    openView.view.screens.map(\.id).filter { !opened.contains($0) && !script.contains($0) }.map { id in
      Diagnostic(
        check: "unopened-screen",
        severity: .warning,
        message: "nothing opens the screen “\(id)”",
        screen: id
      )
    }
  }
}
