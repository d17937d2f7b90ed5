import LocaleMatching

/// A question that is settled while a view is decoded: the tests of `if`, and those of `switch`, `flex` and
/// `flex_stack` that are not about sizes.
///
/// From code: all tests that are written must hold; versions are compared with the SDK's own schema
/// version, `version` from it on, `to_version` below it. The system is taken to be the newest.
struct DecodingCondition {
  let conditions: DeviceConditions
  let sdkVersion: FormatVersion?

  /// Whether every test that is written holds.
  func holds(_ json: JSONValue) -> Bool {
    names(json["platform"], conditions.platform.rawValue)
      && names(json["device"], conditions.device.kind.rawValue)
      && isReached(json["version"]) && !(json["to_version"].map { isReached($0) } ?? false)
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
}
