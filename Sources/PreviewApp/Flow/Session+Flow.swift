import FlowDocuments
import FlowScripts
import PaywallRendering

extension Session {
  /// What the elements of the shown screen are told by the flow's script and by what the person has done.
  var flowState: FlowState {
    let layer = play?.stage?.layers.last { $0.instance.screenID == screenID } ?? legacyLayer
    var state = layer?.state ?? FlowState(selectedProducts: openView.view.selectedProducts)
    state.pages = pages
    return state
  }

  /// In a view of 4.x every screen knows the same.
  private var legacyLayer: FlowStage.Layer? { openView.view.isLegacy ? play?.stage?.top : nil }

  /// Shows what the flow shows, once it has come to rest.
  ///
  /// A screen that is opened is shown; whoever looks at another one stays there until then.
  mutating func settlePlay() {
    guard var play else { return }
    let before = play.stage?.top?.instance
    guard play.settle() else { return self.play = play }
    self.play = play
    redraw()
    if let top = play.stage?.top, top.instance != before { showScreen(top.instance.screenID) }
  }

  /// Takes a step of the walk.
  mutating func take(_ step: FlowStep) {
    play?.run.take(step)
    // What is done to a flow is done to the screen that it shows.
    if let top = play?.stage?.top { showScreen(top.instance.screenID) }
  }

  /// What can be done to the shown screen: nothing where it is not the one that the flow shows.
  var controls: [Control] {
    guard let play, play.stage?.top?.instance.screenID == screenID else { return [] }
    return play.run.controls
  }
}
