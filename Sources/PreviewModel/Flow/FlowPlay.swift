package import FlowScripts
package import FlowDocuments
package import LocaleMatching
package import PaywallRendering

/// A flow that a person walks through while looking at it in one language or another.
package struct FlowPlay: Sendable {
  /// The walk, in the language that is looked at.
  package var run: FlowRun

  /// What is shown: what the flow showed when it last came to rest, maybe in the language before.
  package private(set) var stage: FlowStage?

  /// How much of what the flow asked for and of what went wrong has been told.
  private var toldNotices = 0
  private var toldFindings = 0

  /// Begins to walk through a view; nil for one that has nothing to be run.
  package init?(_ preview: Preview, store: StoreState, taking walk: FlowWalk = FlowWalk()) {
    guard preview.openView.view.canBeWalked else { return nil }
    run = preview.flowRun(store: store, taking: walk)
  }

  /// Goes on in another language, or with another answer of the store, at the same place.
  package mutating func move(to preview: Preview, store: StoreState) {
    run = preview.flowRun(store: store, taking: run.walk)
    (toldNotices, toldFindings) = (0, 0)
  }

  /// The same walk through a view that was decoded anew; nil where there is nothing to be run any more.
  package func again(in preview: Preview, store: StoreState) -> FlowPlay? {
    FlowPlay(preview, store: store, taking: run.walk)
  }

  /// Begins anew.
  package mutating func startOver(_ preview: Preview, store: StoreState) {
    run = preview.flowRun(store: store)
    (toldNotices, toldFindings) = (0, 0)
  }

  /// Shows what the flow shows, once it has come to rest; true when that is something new.
  package mutating func settle() -> Bool {
    guard run.isIdle, let new = run.stage else { return false }
    defer { stage = new }
    return stage.map { $0 != new } ?? true
  }

  /// What the flow has asked for since this was last asked, and what went wrong: the last thing that matters, in words.
  package mutating func news() -> String? {
    guard run.isIdle else { return nil }
    let notices = run.notices.dropFirst(toldNotices)
    let findings = run.findings.dropFirst(toldFindings)
    (toldNotices, toldFindings) = (run.notices.count, run.findings.count)
    // Why a step was not taken is no fault of the script.
    if let refusal = run.refusal, !findings.isEmpty { return refusal }
    if let finding = findings.last(where: { $0.severity >= .warning }) { return "script: \(finding.message)" }
    return notices.last(where: \.isForPerson).map { "the flow \($0.words)" }
  }
}

extension FlowView {
  /// Whether there is something to walk through: a script, or the buttons of a view of 4.x.
  package var canBeWalked: Bool { script != nil || (isLegacy && !screens.isEmpty) }
}

extension Preview {
  /// The flow in the language of the preview, at its beginning or at the end of a walk.
  package func flowRun(store: StoreState = StoreState(), taking walk: FlowWalk = FlowWalk()) -> FlowRun {
    openView.flowRun(in: localization, requested: resolution.requested, store: store, taking: walk)
  }
}

extension OpenView {
  /// The flow in a language, at its beginning or at the end of a walk.
  package func flowRun(
    in localization: MergedLocalization,
    requested: LocaleCode?,
    store: StoreState,
    taking walk: FlowWalk = FlowWalk()
  ) -> FlowRun {
    FlowRun(
      view,
      in: FlowWorld(
        view,
        in: localization,
        requested: requested,
        on: conditions,
        variation: entry.variation,
        placementID: entry.placement.id,
        store: store
      ),
      taking: walk
    )
  }
}
