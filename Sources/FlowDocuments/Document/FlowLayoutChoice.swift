import LocaleMatching

/// Chooses among the layouts of a flow of format 11.
///
/// From code: the first grid whose platforms and devices match counts; `"all"` matches everything, a
/// missing key nothing. The column is the number of horizontal breakpoints that the width reaches, the
/// row likewise; the cells stand row by row and are indexes into the layouts.
struct FlowLayoutChoice {
  private let schema: JSONValue

  init(_ schema: JSONValue) {
    self.schema = schema
  }

  /// The id of the layout for a device, or nil when there is none and the app would get an error.
  func layoutID(for conditions: DeviceConditions) -> String? {
    let grid = schema["grids"]?.array?.first { grid in
      matches(grid["platforms"], conditions.platform.rawValue)
        && matches(grid["devices"], conditions.device.kind.rawValue)
    }
    guard let grid, let layouts = schema["layouts"]?.array else { return nil }
    let columns = breakpoints(grid["h_breakpoints"])
    let rows = breakpoints(grid["v_breakpoints"])
    let column = columns.count { $0 <= conditions.device.width }
    let row = rows.count { $0 <= conditions.device.height }
    let cell = row * (columns.count + 1) + column
    guard let cells = grid["cells"]?.array, cells.indices.contains(cell), let index = cells[cell].int,
      layouts.indices.contains(index)
    else { return nil }
    return layouts[index]["flow_layout_id"]?.string
  }

  private func matches(_ value: JSONValue?, _ name: String) -> Bool {
    if value?.string == "all" { return true }
    return value?.array?.contains { $0.string == name } ?? false
  }

  private func breakpoints(_ value: JSONValue?) -> [Double] {
    (value?.array ?? []).compactMap(\.double)
  }
}
