import LocaleMatching

/// A question that is settled while a view is decoded: the tests of `if` and the fixed ones of `switch`.
///
/// From code: all tests that are written must hold; versions are compared with the SDK's own schema
/// version, `version` from it on, `to_version` below it. The system is taken to be the newest.
struct DecodingCondition {
  let conditions: DeviceConditions
  let sdkVersion: FormatVersion?

  /// Whether every test that is written holds.
  func holds(_ json: JSONValue) -> Bool {
    names(json["platform"], conditions.platform.rawValue)
      && names(json["device"], conditions.device.rawValue)
      && isReached(json["version"]) && !(json["to_version"].map { isReached($0) } ?? false)
      && isWithin(json) && isOriented(json["orientation"])
  }

  /// One name or a list of names; absent means any.
  private func names(_ json: JSONValue?, _ name: String) -> Bool {
    switch json {
    case .string(let text): text == name
    case .array(let list): list.contains(.string(name))
    default: true
    }
  }

  private func isReached(_ json: JSONValue?) -> Bool {
    guard let wanted = json?.string.flatMap({ FormatVersion($0) }), let sdkVersion else { return true }
    return wanted <= sdkVersion
  }

  /// A size threshold; the room that is available is taken to be the whole screen.
  private func isWithin(_ json: JSONValue) -> Bool {
    guard let metric = json["metric"]?.string else { return true }
    let value = metric.hasSuffix("width") ? conditions.screenWidth : conditions.screenHeight
    return value >= json["min"]?.double ?? 0 && value <= json["max"]?.double ?? .infinity
  }

  private func isOriented(_ json: JSONValue?) -> Bool {
    guard let orientation = json?.string else { return true }
    return (orientation == "landscape") == (conditions.screenWidth > conditions.screenHeight)
  }
}
