import FlowDocuments

extension VariableValue {
  /// What an element gets of it; nil where the element's default counts.
  func converted(by converter: Binding.Converter?) -> ScriptValue? {
    switch converter {
    case nil: scriptValue
    case .isEqual(let json, _): .bool(isSame(as: json))
    case .map(let list): index.flatMap { list.indices.contains($0) ? ScriptValue(list[$0]) : nil }
    }
  }

  private var scriptValue: ScriptValue? {
    switch self {
    case .unreachable, .broken, .undefined, .null: nil
    case .bool(let value): .bool(value)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .function: .object(text: "function", number: .nan)
    case .object(let text, let number): .object(text: text, number: number)
    }
  }

  /// From code: `===`, so an object is never the same, and neither are 1 and `"1"`.
  private func isSame(as json: JSONValue) -> Bool {
    switch (self, json) {
    case (.null, .null): true
    case (.bool(let value), .bool(let other)): value == other
    case (.number(let number), .number): number == json.double
    case (.text(let text), .string(let other)): text == other
    default: false
    }
  }

  /// From code: the value as a 32-bit whole number, 0 where it is none; nil where nothing is set.
  private var index: Int? {
    guard let number = scriptValue?.number else { return nil }
    guard number.isFinite, abs(number) < 9e15 else { return 0 }
    return Int(Int32(truncatingIfNeeded: Int(number)))
  }
}

extension ScriptValue {
  /// A value of the file; nil for null, and for what has parts.
  init?(_ json: JSONValue) {
    switch json {
    case .bool(let value): self = .bool(value)
    case .number: self = .number(json.double ?? .nan)
    case .string(let text): self = .text(text)
    case .null, .array, .object: return nil
    }
  }
}
