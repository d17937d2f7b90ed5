extension ElementProperties {
  /// Reads what every kind of element can have.
  init(_ json: JSONValue) {
    let opacity = Self.opacity(json)
    let handlers = json["event_handlers"]?.array ?? []
    self.init(
      padding: EdgeInsets(json["padding"]),
      offset: Offset(json["offset"]),
      opacity: opacity.final,
      appearsLater: opacity.isAnimated,
      decorator: json.present("decorator").map { Decorator($0) },
      isEnabled: Binding(json["ui_enabled"]),
      focusID: json["focus_id"]?.string,
      animationsFinishActions: handlers.flatMap { FlowAction.list($0["on_animations_finish"]) }
    )
  }

  /// The opacity after animations have run: their end value stays.
  ///
  /// From code: `visibility` is the old spelling of an opacity of 0 or 1 and gives way to `opacity`.
  private static func opacity(_ json: JSONValue) -> (final: Double, isAnimated: Bool) {
    let written = json["opacity"]?.double ?? (json["visibility"]?.bool == false ? 0 : 1)
    guard written == 0 else { return (written, false) }
    let onAppear =
      (json["on_appear"]?.array ?? []) + (json["transition_in"]?.array ?? [json["transition_in"] ?? .null])
    let handlers = (json["event_handlers"]?.array ?? []).flatMap { $0["animations"]?.array ?? [] }
    let fades = (onAppear + handlers).filter { ["fade", "opacity"].contains($0["type"]?.string) }
    guard let last = fades.last else { return (written, false) }
    return (last["opacity"]?["end"]?.double ?? 1, true)
  }
}

extension Decorator {
  /// Reads a decorator; an empty one still clips.
  init(_ json: JSONValue) {
    let radius = json["rect_corner_radius"]
    let corners = (radius?.array ?? radius?.object?.members.map(\.value) ?? []).compactMap(\.double)
    self.init(
      background: AssetReference(json["background"]),
      shape: json["type"]?.string.flatMap { Shape(rawValue: $0) } ?? .rectangle,
      cornerRadius: radius?.double ?? corners.max() ?? 0,
      border: AssetReference(json["border"]),
      thickness: json["thickness"]?.double ?? 1
    )
  }
}
