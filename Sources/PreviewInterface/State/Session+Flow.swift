import FlowDocuments
import FlowScripts
import PaywallRendering
import PreviewModel

extension Session {
  /// What the elements of the shown screen are told by the flow's script and by what the person has done.
  var flowState: FlowState {
    let layer = play?.stage?.layers.last { $0.instance.screenID == screenID } ?? legacyLayer
    var state = layer?.state ?? FlowState(opening: openView.view)
    state.pages = pages
    return state
  }

  /// The shown screen, last, over those that are open below it.
  ///
  /// A sheet of 4.x lies over the screen that every paywall opens with.
  var openLayers: [ScreenLayer] {
    guard let id = screenID, let screen = preview.localizedScreen(id) else { return [] }
    let open = play?.stage?.layers ?? []
    if screen.screen.layout == .sheet {
      let opener = preview.localizedScreen("default").map { ScreenLayer($0, state: flowState) }
      return [opener, ScreenLayer(screen, state: flowState)].compactMap { $0 }
    }
    guard let index = open.lastIndex(where: { $0.instance.screenID == id }), !openView.view.isLegacy else {
      return [ScreenLayer(screen, in: openView.view.defaultNavigator, state: flowState)]
    }
    let below = open[..<index].compactMap { layer in
      preview.localizedScreen(layer.instance.screenID).map {
        ScreenLayer($0, in: layer.navigator, state: layer.state)
      }
    }
    return below + [ScreenLayer(screen, in: open[index].navigator, state: flowState)]
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
    if let top = play.stage?.top, top.instance != before { showScreen(top.instance.screenID) }
  }

  /// Takes a step of the walk.
  mutating func take(_ step: FlowStep) {
    play?.run.take(step)
    // What is done to a flow is done to the screen that it shows.
    if let top = play?.stage?.top { showScreen(top.instance.screenID) }
  }

  /// What can be done to the shown screen, as it is drawn for a phone: nothing where it is not the one that the flow
  /// shows.
  func controls(on viewport: Viewport) -> [Control] {
    guard let play, play.stage?.top?.instance.screenID == screenID else { return [] }
    return play.run.controls(on: viewport, turnedTo: pages)
  }

  // MARK: - Pages

  /// Turns a pager; one whose page the flow's script holds tells the script, which may think better of it.
  mutating func turn(_ pager: PlacedPager, to page: Int, on viewport: Viewport) {
    let control = controls(on: viewport).first { $0.target.pointer == pager.pointer }
    if let control, pager.binding != nil {
      take(.turn(page, of: control.target))
    } else {
      pages[pager.pointer] = page
    }
  }

  /// Turns every pager back.
  mutating func turnBack() {
    pages = [:]
  }

  /// Turns the pagers of the screen to the pages on which a string stands; where one of their pages shows it
  /// already, that one stays.
  mutating func turnPages(toShow stringID: String, on viewport: Viewport) {
    guard let layer = openLayers.last else { return }
    let uses = openView.view.index.uses.showing(stringID)
    let users = Set(uses.filter { $0.screen == layer.screen.screen.id }.map(\.pointer))
    let turned = VisibleElements(layer, on: viewport).pages(toShow: users)
    pages.merge(turned) { $1 }
  }
}
