internal import CScriptEngine
import FlowDocuments
import FlowScripts

// Getters, `toString` and `valueOf` are script code: whatever asks for a property or a conversion may be told nothing,
// because that code threw or was stopped.
extension ScriptContext {
  /// Lends a text to the engine.
  func withText<Result>(_ text: String, _ body: (cse_text) -> Result) -> Result {
    let units = Array(text.utf16)
    let copy = library.JSStringCreateWithCharacters(units, units.count)
    defer { library.JSStringRelease(copy) }
    return body(copy)
  }

  /// A value of the engine.
  func value(_ json: JSONValue) -> cse_value {
    withText(json.text(isPretty: false)) { library.JSValueMakeFromJSONString(context, $0) }
      ?? library.JSValueMakeUndefined(context)
  }

  /// A text of the engine, cut where it is too long; half a surrogate pair is replaced.
  func string(_ text: cse_text) -> String {
    let count = min(library.JSStringGetLength(text), EngineLimits.textUnits)
    let units = UnsafeBufferPointer(start: library.JSStringGetCharactersPtr(text), count: count)
    return String(decoding: units, as: UTF16.self)
  }

  /// `String(value)`; nil when that throws.
  func text(_ value: cse_value) -> String? {
    if library.JSValueGetType(context, value) == Int32(CSE_SYMBOL) { return nil }
    var exception: cse_value?
    guard let text = library.JSValueToStringCopy(context, value, &exception) else { return nil }
    defer { library.JSStringRelease(text) }
    return string(text)
  }

  /// `Number(value)`; nil when that throws.
  func number(_ value: cse_value) -> Double? {
    var exception: cse_value?
    let number = library.JSValueToNumber(context, value, &exception)
    return exception == nil ? number : nil
  }

  /// A property of an object; nil when reading it throws, and when this is no object.
  func property(_ name: String, of object: cse_value) -> cse_value? {
    guard isObject(object) else { return nil }
    return withText(name) { name in
      var exception: cse_value?
      return library.JSObjectGetProperty(context, object, name, &exception)
    }
  }

  /// Whether it has parts; functions are objects.
  func isObject(_ value: cse_value) -> Bool {
    library.JSValueGetType(context, value) == Int32(CSE_OBJECT)
  }

  /// What a binding gets of a value.
  func variableValue(_ value: cse_value) -> VariableValue {
    switch Int(library.JSValueGetType(context, value)) {
    case CSE_UNDEFINED: return .undefined
    case CSE_NULL: return .null
    case CSE_BOOLEAN: return .bool(library.JSValueToBoolean(context, value))
    case CSE_NUMBER: return number(value).map { .number($0) } ?? .broken
    case CSE_STRING: return text(value).map { .text($0) } ?? .broken
    case CSE_OBJECT where library.JSObjectIsFunction(context, value): return .function
    default:
      guard let text = text(value), let number = number(value) else { return .broken }
      return .object(text: text, number: number)
    }
  }

  /// A value without functions, as far as the limits allow; nil for a function and for what cannot be read.
  func json(_ value: cse_value) -> JSONValue? {
    var budget = EngineLimits.argumentValues
    return json(value, depth: 0, &budget)
  }

  private func json(_ value: cse_value, depth: Int, _ budget: inout Int) -> JSONValue? {
    guard budget > 0, depth <= EngineLimits.argumentDepth else { return nil }
    budget -= 1
    switch Int(library.JSValueGetType(context, value)) {
    case CSE_NULL: return .null
    case CSE_BOOLEAN: return .bool(library.JSValueToBoolean(context, value))
    case CSE_STRING: return text(value).map { .string($0) }
    case CSE_NUMBER:
      guard let number = number(value), number.isFinite else { return .null }
      return .number(Int64(exactly: number).map { "\($0)" } ?? "\(number)")
    case CSE_OBJECT where library.JSObjectIsFunction(context, value): return nil
    case CSE_OBJECT: break
    default: return nil
    }
    var members: [JSONObject.Member] = []
    for name in propertyNames(of: value) {
      guard budget > 0, let property = property(name, of: value) else { continue }
      guard let json = json(property, depth: depth + 1, &budget) else { continue }
      members.append(JSONObject.Member(key: name, value: json))
    }
    return library.JSValueIsArray(context, value)
      ? .array(members.map(\.value)) : .object(JSONObject(members))
  }

  /// The names of the properties that a loop over the object meets, no more than can be used.
  private func propertyNames(of object: cse_value) -> [String] {
    let names = library.JSObjectCopyPropertyNames(context, object)
    defer { library.JSPropertyNameArrayRelease(names) }
    let count = min(library.JSPropertyNameArrayGetCount(names), EngineLimits.argumentValues)
    return (0..<count).map { string(library.JSPropertyNameArrayGetNameAtIndex(names, $0)) }
  }
}
