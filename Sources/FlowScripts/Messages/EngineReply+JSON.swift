package import FlowDocuments

extension EngineReply {
  /// The reply as it travels.
  package var json: JSONValue {
    var members = [JSONObject.Member(key: "answer", value: answer.json)]
    if !calls.isEmpty {
      members.append(JSONObject.Member(key: "calls", value: .array(calls.map(\.json))))
    }
    if !problems.isEmpty {
      members.append(JSONObject.Member(key: "problems", value: .array(problems.map(\.json))))
    }
    return .object(JSONObject(members))
  }

  /// Reads a reply; nil for what is none.
  package init?(_ json: JSONValue) {
    guard let answer = json["answer"].flatMap(Answer.init) else { return nil }
    self.init(
      answer: answer,
      calls: (json["calls"]?.array ?? []).compactMap(HostCall.init),
      problems: (json["problems"]?.array ?? []).compactMap(ScriptProblem.init)
    )
  }
}

extension EngineReply.Answer {
  fileprivate var json: JSONValue {
    switch self {
    case .done: .array(["done"])
    case .started(let now): .array(["started", .string("\(now)")])
    case .missing(.object(let path)): .array(["object", .string(path)])
    case .missing(.function(let path)): .array(["function", .string(path)])
    case .values(let values): .array(["values", .array(values.map(\.json))])
    case .line(let line): .array(["line", line.map { .count($0) } ?? .null])
    }
  }

  fileprivate init?(_ json: JSONValue) {
    guard let parts = json.array, let name = parts.first?.string else { return nil }
    let rest = parts.count > 1 ? parts[1] : .null
    switch name {
    case "done": self = .done
    case "started": self = .started(now: rest.string.flatMap(Double.init) ?? 0)
    case "object": self = .missing(.object(rest.string ?? ""))
    case "function": self = .missing(.function(rest.string ?? ""))
    case "values": self = .values((rest.array ?? []).map(VariableValue.init))
    case "line": self = .line(rest.int)
    default: return nil
    }
  }
}

extension VariableValue {
  /// A name and what belongs to it; numbers travel as texts, since JSON has none that are infinite.
  fileprivate var json: JSONValue {
    switch self {
    case .unreachable: .array(["unreachable"])
    case .broken: .array(["broken"])
    case .undefined: .array(["undefined"])
    case .null: .array(["null"])
    case .function: .array(["function"])
    case .bool(let value): .array(["bool", .bool(value)])
    case .number(let number): .array(["number", .string("\(number)")])
    case .text(let text): .array(["text", .string(text)])
    case .object(let text, let number): .array(["object", .string(text), .string("\(number)")])
    }
  }

  fileprivate init(_ json: JSONValue) {
    let parts = json.array ?? []
    let rest = parts.count > 1 ? parts[1] : .null
    let number = parts.last?.string.flatMap(Double.init) ?? .nan
    switch parts.first?.string {
    case "unreachable": self = .unreachable
    case "undefined": self = .undefined
    case "null": self = .null
    case "function": self = .function
    case "bool": self = .bool(rest.bool ?? false)
    case "number": self = .number(number)
    case "text": self = .text(rest.string ?? "")
    case "object": self = .object(text: rest.string ?? "", number: number)
    default: self = .broken
    }
  }
}

extension HostCall {
  fileprivate var json: JSONValue {
    .array([.string(name), argument] + (callback.map { [.count($0)] } ?? []))
  }

  fileprivate init?(_ json: JSONValue) {
    guard let parts = json.array, parts.count >= 2, let name = parts[0].string else { return nil }
    self.init(name: name, argument: parts[1], callback: parts.count > 2 ? parts[2].int : nil)
  }
}

extension ScriptProblem {
  fileprivate var json: JSONValue {
    .array([.string(kind.rawValue), .string(message)] + (line.map { [.count($0)] } ?? []))
  }

  fileprivate init?(_ json: JSONValue) {
    guard let parts = json.array, parts.count >= 2, let kind = parts[0].string.flatMap(Kind.init) else {
      return nil
    }
    self.init(kind, message: parts[1].string ?? "", line: parts.count > 2 ? parts[2].int : nil)
  }
}
