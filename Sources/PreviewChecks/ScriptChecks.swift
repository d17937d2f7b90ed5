package import FlowDocuments
import FlowScripts
import LocaleMatching
import PaywallRendering
package import PreviewModel

/// Looks for what a flow's script leaves undone when it has run in every localization.
package struct ScriptChecks: ViewCheck {
  private let view: FlowView
  private var gathered = GatheredFindings()
  private var opened: Set<String> = []

  /// The functions that buttons call and that no script defines, each once, in the order in which they were met.
  private var missing: [FlowRun.MissingFunction] = []
  private var seenMissing: Set<FlowRun.MissingFunction> = []

  /// What is told instead of everything else where the script did not run at all.
  private var standstill: [Diagnostic]?

  /// Prepares the checks of a view.
  package init(_ openView: OpenView) {
    view = openView.view
  }

  package mutating func look(at localization: CheckedLocalization) {
    guard view.script != nil, standstill == nil, let run = localization.flow?.run else { return }
    if let reason = run.standstill, run.stage == nil {
      standstill = [Diagnostic(check: .scriptNotRun, message: reason)] + run.findings
      return
    }
    let id = localization.shown.id
    opened.formUnion((run.stage?.layers ?? []).map(\.instance.screenID))
    var findings = run.findings
    findings += run.unknownStrings.map { unknown in
      Diagnostic(
        check: .unknownString,
        message:
          "the script chooses the string “\(unknown.id)”, which no localization defines: nothing is shown",
        localization: id,
        string: unknown.id,
        screen: unknown.screen
      )
    }
    findings += run.unsetVariables.map { unset in
      Diagnostic(
        check: .unsetVariable,
        message: "nothing has set “\(unset.path)” when the screen opens, so its text is empty",
        localization: id,
        screen: unset.screen
      )
    }
    gathered.add(findings, of: id)
    missing += run.missingFunctions.filter { seenMissing.insert($0).inserted }
  }

  /// The findings: localization by localization, then those of the view as a whole; none for a view without a script.
  package var findings: [Diagnostic] {
    guard view.script != nil else { return [] }
    return standstill ?? gathered.all + functionFindings + unopened
  }

  private var functionFindings: [Diagnostic] {
    missing.map { function in
      Diagnostic(
        check: .missingFunction,
        message: "a button calls “\(function.path)”, which is no function: nothing happens",
        screen: function.screen
      )
    }
  }

  /// The screens that no run has opened and that the script does not even name.
  private var unopened: [Diagnostic] {
    let named = view.index.scriptedScreens
    return view.screens.map(\.id).filter { !opened.contains($0) && !named.contains($0) }.map { id in
      Diagnostic(
        check: .unopenedScreen,
        message: "nothing opens the screen “\(id)”",
        screen: id
      )
    }
  }
}
