import LocaleMatching

/// The views of a flow of format 11, of which a device gets one.
package struct FlowLayouts: Sendable {
  private let choice: FlowLayoutChoice
  private let views: [String: ViewOutline]

  /// Outlines every layout that the file holds the view of.
  init(_ schema: JSONValue, views: JSONValue?) {
    choice = FlowLayoutChoice(schema)
    let ids = (schema["layouts"]?.array ?? []).compactMap { $0["flow_layout_id"]?.string }
    let outlines = ids.compactMap { id in
      views?.present(id).map { view in
        let pointer = JSONPointer.root.appending("ui_builder").appending(id)
        return (id, ViewOutline(json: view, pointer: pointer))
      }
    }
    self.views = Dictionary(outlines) { first, _ in first }
  }

  /// The view that a device gets, with the id of its layout; or why it gets none.
  func view(for conditions: DeviceConditions) -> (id: String?, source: ViewSource) {
    guard let id = choice.layoutID(for: conditions) else {
      let device = "\(conditions.platform.rawValue) \(conditions.device.kind.rawValue)"
      return (nil, .absent(reason: "no layout of the flow is for \(device)"))
    }
    guard let view = views[id] else {
      return (id, .absent(reason: "the file does not hold the view “\(id)”; the SDK downloads it"))
    }
    return (id, .present(view))
  }
}
