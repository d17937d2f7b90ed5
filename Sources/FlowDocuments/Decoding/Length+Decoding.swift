extension Length {
  /// Reads a unit: a number, `{"point":12}`, `{"screen":0.5}`, `{"value":…,"unit":…}`, `{"safe_area":…}`.
  init?(_ json: JSONValue?) {
    if let points = json?.double ?? json?["point"]?.double {
      self = .points(points)
    } else if let part = json?["screen"]?.double {
      self = .screen(part)
    } else if let value = json?["value"]?.double {
      self = json?["unit"]?.string == "screen" ? .screen(value) : .points(value)
    } else if let edge = json?["safe_area"]?.string {
      self = edge == "start" ? .safeAreaStart : .safeAreaEnd
    } else {
      return nil
    }
  }
}

extension BoxLength {
  /// Reads a width or height; `fill_max` counts before `min`, that before `shrink`, that before `max`.
  init(_ json: JSONValue?) {
    if json?["fill_max"]?.bool == true {
      self = .fill
    } else if let min = Length(json?["min"]) {
      self = Length(json?["max"]).map { .fillUpTo(min: min, max: $0) } ?? .atLeast(min)
    } else if let min = Length(json?["shrink"]) {
      self = .shrink(min: min, max: Length(json?["max"]))
    } else if let max = Length(json?["max"]) {
      self = .fillUpTo(min: nil, max: max)
    } else {
      self = Length(json).map { .fixed($0) } ?? .content
    }
  }
}

extension EdgeInsets {
  /// Reads a padding: one unit, `[vertical, horizontal]`, `[leading, top, trailing, bottom]`, or an object.
  init(_ json: JSONValue?) {
    if let units = json?.array?.map({ Length($0) ?? .zero }) {
      switch units.count {
      case 0: self = .zero
      case 1: self.init(leading: units[0], top: units[0], trailing: units[0], bottom: units[0])
      case 2: self.init(leading: units[1], top: units[0], trailing: units[1], bottom: units[0])
      case 3: self.init(leading: units[0], top: units[1], trailing: units[2], bottom: .zero)
      default: self.init(leading: units[0], top: units[1], trailing: units[2], bottom: units[3])
      }
    } else if let all = Length(json) {
      self.init(leading: all, top: all, trailing: all, bottom: all)
    } else {
      self.init(
        leading: Length(json?["leading"]) ?? .zero,
        top: Length(json?["top"]) ?? .zero,
        trailing: Length(json?["trailing"]) ?? .zero,
        bottom: Length(json?["bottom"]) ?? .zero
      )
    }
  }
}

extension Offset {
  /// Reads an offset: one unit or `[y]` moves down, `[y, x]` both ways, or an object.
  init(_ json: JSONValue?) {
    if let units = json?.array {
      self.init(
        x: units.count > 1 ? Length(units[1]) ?? .zero : .zero,
        y: units.first.flatMap { Length($0) } ?? .zero
      )
    } else if let down = Length(json) {
      self.init(x: .zero, y: down)
    } else {
      self.init(x: Length(json?["x"]) ?? .zero, y: Length(json?["y"]) ?? .zero)
    }
  }
}
