extension Binding {
  /// Reads `{"var":…}`; nil for anything else.
  init?(_ json: JSONValue?) {
    guard let json, let path = json["var"]?.string else { return nil }
    self.init(
      path,
      scope: ScriptScope(json),
      setter: json["setter"]?.string,
      converter: Converter(json)
    )
  }
}

extension Binding.Converter {
  fileprivate init?(_ json: JSONValue) {
    let parameters = json["converter_params"]
    switch json["converter"]?.string {
    case "is_equal":
      self = .isEqual(
        parameters?["value"] ?? parameters ?? .null,
        otherwise: parameters?["false_value"] ?? .null
      )
    case "map":
      self = .map(parameters?.array ?? [])
    default:
      return nil
    }
  }
}

extension ScriptScope {
  /// Reads the `scope` of a binding or an action; what is not known is the screen's.
  init(_ json: JSONValue) {
    self = json["scope"]?.string.flatMap { ScriptScope(rawValue: $0) } ?? .screen
  }
}
