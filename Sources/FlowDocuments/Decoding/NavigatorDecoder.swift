/// Reads the navigators of a 5.x view.
struct NavigatorDecoder {
  let elements: ElementDecoder

  /// The navigators in the order in which they are drawn, with the default one, which the SDK adds.
  func decode(_ json: JSONObject?, _ pointer: JSONPointer) -> [Navigator] {
    var navigators = (json?.members ?? []).map { navigator($0.key, $0.value, pointer.appending($0.key)) }
    if !navigators.contains(where: { $0.id == Navigator.defaultID }) {
      navigators.insert(Navigator(id: Navigator.defaultID), at: 0)
    }
    // Of two with one order the file decides, since the sort keeps their places.
    return navigators.enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }.map(\.element)
  }

  private func navigator(_ id: String, _ json: JSONValue, _ pointer: JSONPointer) -> Navigator {
    if json["order"]?.int == nil {
      elements.findings.report(.missing(key: "order", owner: "the navigator “\(id)”"), at: pointer)
    }
    return Navigator(
      id: id,
      order: json["order"]?.int ?? 0,
      background: AssetReference(json["background"]),
      content: json.present("content").map { elements.frame($0, pointer.appending("content")) },
      defaultActions: ScreenActions(json["default_screen_actions"])
    )
  }
}
