package import FlowDocuments

extension FlowStep {
  /// The step as a line of a recorded walk holds it.
  package var json: JSONValue {
    switch self {
    case .press(let target):
      .object([JSONObject.Member(key: "press", value: target.place)] + target.members, [:])
    case .type(let text, let target):
      .object([JSONObject.Member(key: "type", value: .string(text))] + target.members, ["into": target.place])
    case .turn(let page, let target):
      .object(
        [JSONObject.Member(key: "turn", value: .number(String(page)))] + target.members,
        ["of": target.place]
      )
    case .answer(let id): .object(["answer": .string(id)])
    case .back: .object(["back": .bool(true)])
    case .expire(let timer): .object(["expire": .string(timer)])
    }
  }

  /// Reads a step; nil for what is none.
  package init?(_ json: JSONValue) {
    if let place = json["press"]?.string {
      self = .press(Target(place, json))
    } else if let text = json["type"]?.string, let place = json["into"]?.string {
      self = .type(text, into: Target(place, json))
    } else if let page = json["turn"]?.int, let place = json["of"]?.string {
      self = .turn(page, of: Target(place, json))
    } else if let answer = json["answer"]?.string {
      self = .answer(answer)
    } else if json["back"]?.bool == true {
      self = .back
    } else if let timer = json["expire"]?.string {
      self = .expire(timer: timer)
    } else {
      return nil
    }
  }
}

extension FlowStep.Target {
  fileprivate var place: JSONValue { .string(pointer.description) }

  fileprivate var members: [JSONObject.Member] {
    switch deed {
    case .actions(let actions): [JSONObject.Member(key: "do", value: .array(actions.map(\.json)))]
    case .change(let binding):
      [
        JSONObject.Member(
          key: "change",
          value: .object(["var": .string(binding.path), "scope": .string(binding.scope.rawValue)])
        )
      ]
    case .section(let id): [JSONObject.Member(key: "section", value: .string(id))]
    }
  }

  fileprivate init(_ place: String, _ json: JSONValue) {
    let deed: FlowStep.Deed
    if let path = json["change"]?["var"]?.string {
      let scope = json["change"]?["scope"]?.string.flatMap(ScriptScope.init) ?? .screen
      deed = .change(Binding(path, scope: scope))
    } else if let section = json["section"]?.string {
      deed = .section(section)
    } else {
      deed = .actions((json["do"]?.array ?? []).compactMap(FlowAction.init(recorded:)))
    }
    self.init(pointer: JSONPointer(written: place), deed: deed)
  }
}

extension FlowAction {
  /// The action as the file has it.
  fileprivate var json: JSONValue {
    guard !isLegacy else {
      return .object([JSONObject.Member(key: "type", value: .string(name))] + parameters.members, [:])
    }
    let parameters =
      parameters.members.isEmpty ? [] : [JSONObject.Member(key: "params", value: .object(parameters))]
    let scope = scope == .screen ? [] : [JSONObject.Member(key: "scope", value: .string(scope.rawValue))]
    return .object([JSONObject.Member(key: "func", value: .string(name))] + parameters + scope, [:])
  }

  fileprivate init?(recorded json: JSONValue) {
    if let function = json["func"]?.string {
      self.init(
        name: function,
        parameters: json["params"]?.object ?? JSONObject([]),
        scope: json["scope"]?.string.flatMap(ScriptScope.init) ?? .screen
      )
    } else if let type = json["type"]?.string {
      let members = json.object?.members.filter { $0.key != "type" } ?? []
      self.init(name: type, isLegacy: true, parameters: JSONObject(members))
    } else {
      return nil
    }
  }
}

extension JSONPointer {
  /// Reads a pointer as it is written.
  fileprivate init(written text: String) {
    self = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst().reduce(.root) {
      $0.appending(String($1).replacing("~1", with: "/").replacing("~0", with: "~"))
    }
  }
}
