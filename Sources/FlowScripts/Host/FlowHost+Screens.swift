import FlowDocuments
import LocaleMatching

extension FlowHost {
  /// The navigator of an id; one that the view does not have stands for the default one.
  func navigator(_ id: String) -> Navigator {
    view.navigator(id) ?? view.navigator(Navigator.defaultID) ?? Navigator(id: Navigator.defaultID)
  }

  /// The screens that are open with their navigators, the topmost last.
  var layers: [(navigator: Navigator, instance: ScreenInstance)] {
    let layers = view.navigators.compactMap { navigator in open[navigator.id].map { (navigator, $0) } }
    let sheet = open[Self.legacySheetID].map { (Navigator(id: Self.legacySheetID, order: 100), $0) }
    return layers + [sheet].compactMap { $0 }
  }

  /// The navigator of the sheets of 4.x.
  static let legacySheetID = "legacy-bottom-sheet"

  /// From code: all three ids are needed, a screen that is shown already is left alone, and an unknown navigator is
  /// the default one.
  mutating func openScreen(_ argument: JSONValue) {
    let call = HostCall(name: "openScreen", argument: argument)
    guard let screenID = required("type", of: call), let id = required("instanceId", of: call),
      required("transitionId", of: call) != nil
    else { return }
    let navigatorID = argument["navigatorId"]?.string ?? Navigator.defaultID
    let layer = navigator(navigatorID).id
    guard view.screen(screenID) != nil else {
      return note(.unknownScreen, "the script opens the screen “\(screenID)”, which does not exist")
    }
    if navigatorID != layer {
      note(
        .unknownNavigator,
        "the navigator “\(navigatorID)” does not exist; the default one is used"
      )
    }
    guard open[layer]?.id != id else { return }
    navigationsLeft -= 1
    guard navigationsLeft > 0 else {
      return note(.endlessNavigation, "screens open each other again and again")
    }
    show(
      ScreenInstance(
        id: id,
        navigatorID: navigatorID,
        screenID: screenID,
        contextPath: argument["contextPath"]?.string ?? ""
      ),
      in: layer
    )
  }

  /// Puts a screen into a navigator, in place of the one that it shows.
  ///
  /// From code: the old one goes first; without a transition its two moments come before the new one's. Durations
  /// count as nothing here.
  mutating func show(_ instance: ScreenInstance, in layer: String) {
    if let old = open[layer] { disappear(old, from: layer) }
    open[layer] = instance
    run(.willAppear, of: instance, in: layer)
    run(.didAppear, of: instance, in: layer)
  }

  mutating func closeScreen(_ argument: JSONValue) {
    let id = argument["navigatorId"]?.string ?? Navigator.defaultID
    guard let instance = open[id] else {
      return note(
        .unknownNavigator,
        "the script closes the navigator “\(id)”, which shows nothing"
      )
    }
    open[id] = nil
    disappear(instance, from: id)
  }

  private mutating func disappear(_ instance: ScreenInstance, from layer: String) {
    run(.willDisappear, of: instance, in: layer)
    run(.didDisappear, of: instance, in: layer)
  }

  private mutating func run(_ moment: ScreenActions.Moment, of instance: ScreenInstance, in layer: String) {
    guard let actions = actions(of: instance, in: layer, at: moment), !actions.isEmpty else { return }
    work.append(.actions(actions, instance, added: []))
  }

  /// From code: a screen's own list takes the place of its navigator's.
  private func actions(
    of instance: ScreenInstance,
    in layer: String,
    at moment: ScreenActions.Moment
  ) -> [FlowAction]? {
    let screen = view.screen(instance.screenID)
    return screen?.actions[moment] ?? navigator(layer).defaultActions[moment]
  }

  /// Goes back, by a tap beside a sheet or, on Android, by the back button.
  ///
  /// False when the flow does nothing then.
  mutating func goBack() -> Bool {
    guard let (layer, instance) = layers.last else { return false }
    if layer.id == Self.legacySheetID {
      open[layer.id] = nil
      work.append(.calls([]))
      return true
    }
    let back = world.platform == .android ? actions(of: instance, in: layer.id, at: .deviceBack) : nil
    guard let actions = back ?? actions(of: instance, in: layer.id, at: .outsideTap), !actions.isEmpty else {
      return false
    }
    work.append(.actions(actions, instance, added: []))
    return true
  }
}
