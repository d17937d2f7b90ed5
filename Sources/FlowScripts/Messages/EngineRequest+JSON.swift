package import FlowDocuments

extension EngineRequest {
  /// The request as it travels.
  package var json: JSONValue {
    switch self {
    case .start(let start):
      .object([
        "do": "start", "script": .string(start.script), "environment": start.environment,
        "products": start.products ?? .null, "locale": .string(start.locale),
      ])
    case .setProducts(let products): .object(["do": "products", "products": products])
    case .call(let path, let argument):
      .object(["do": "call", "path": .string(path), "argument": argument])
    case .answer(let callback, let argument):
      .object(["do": "answer", "callback": .count(callback), "argument": argument])
    case .write(let write):
      .object([
        "do": "write", "path": .string(write.path), "setter": .optional(write.setter), "value": write.value,
        "screen": write.screen,
      ])
    case .read(let paths):
      .object(["do": "read", "paths": .strings(paths)])
    case .locate(let path): .object(["do": "locate", "path": .string(path)])
    }
  }

  /// What travels when nothing more is asked of a script; no reply comes of it.
  package static let rest: JSONValue = .object(["do": "rest"])

  /// Reads a request; nil for what is none.
  package init?(_ json: JSONValue) {
    let path = json["path"]?.string ?? ""
    let argument = json["argument"] ?? .null
    switch json["do"]?.string {
    case "start":
      self = .start(
        ScriptStart(
          script: json["script"]?.string ?? "",
          environment: json["environment"] ?? .null,
          products: json.present("products"),
          locale: json["locale"]?.string ?? ""
        )
      )
    case "products": self = .setProducts(json["products"] ?? .null)
    case "call": self = .call(path: path, argument: argument)
    case "answer":
      guard let callback = json["callback"]?.int else { return nil }
      self = .answer(callback: callback, argument: argument)
    case "write":
      self = .write(
        ScriptWrite(
          path: path,
          setter: json["setter"]?.string,
          value: json["value"] ?? .null,
          screen: json["screen"] ?? .null
        )
      )
    case "read": self = .read((json["paths"]?.array ?? []).map { $0.string ?? "" })
    case "locate": self = .locate(path: path)
    default: return nil
    }
  }
}
