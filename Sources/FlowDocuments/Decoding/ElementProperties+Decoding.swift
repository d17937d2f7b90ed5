extension ElementProperties {
  /// Reads what every kind of element can have.
  init(_ json: JSONValue) {
    self.init(
      padding: EdgeInsets(json["padding"]),
      offset: Offset(json["offset"]),
      opacity: Self.finalOpacity(json),
      decorator: json.present("decorator").map { Decorator($0) }
    )
  }

  /// The opacity after animations have run: their end value stays.
  private static func finalOpacity(_ json: JSONValue) -> Double {
    let written = json["opacity"]?.double ?? (json["visibility"]?.bool == false ? 0 : 1)
    guard written == 0 else { return written }
    let onAppear =
      (json["on_appear"]?.array ?? []) + (json["transition_in"]?.array ?? [json["transition_in"] ?? .null])
    let handlers = (json["event_handlers"]?.array ?? []).flatMap { $0["animations"]?.array ?? [] }
    let fades = (onAppear + handlers).filter { ["fade", "opacity"].contains($0["type"]?.string) }
    return fades.last.map { $0["opacity"]?["end"]?.double ?? 1 } ?? written
  }
}

extension Decorator {
  /// Reads a decorator; an empty one still clips.
  init(_ json: JSONValue) {
    let radius = json["rect_corner_radius"]
    let corners = (radius?.array ?? radius?.object?.members.map(\.value) ?? []).compactMap(\.double)
    self.init(
      background: json["background"]?.string,
      shape: json["type"]?.string.flatMap { Shape(rawValue: $0) } ?? .rectangle,
      cornerRadius: radius?.double ?? corners.max() ?? 0,
      border: json["border"]?.string,
      thickness: json["thickness"]?.double ?? 1
    )
  }
}
