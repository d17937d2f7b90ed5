extension FlowAction {
  /// Reads one action or an array of them; what is none is passed over.
  static func list(_ json: JSONValue?) -> [FlowAction] {
    (json?.array ?? json.map { [$0] } ?? []).compactMap { FlowAction($0) }
  }

  private init?(_ json: JSONValue) {
    if let function = json["func"]?.string {
      self.init(
        name: function,
        parameters: json["params"]?.object ?? JSONObject([]),
        scope: ScriptScope(json)
      )
    } else if let type = json["type"]?.string {
      let members = json.object?.members.filter { $0.key != "type" } ?? []
      self.init(name: type, isLegacy: true, parameters: JSONObject(members))
    } else {
      return nil
    }
  }
}
