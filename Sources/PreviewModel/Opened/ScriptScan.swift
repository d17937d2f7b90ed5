/// What can be told of a script by reading its text.
struct ScriptScan {
  let script: String

  /// The first screen that a call of `SDK.openScreen` names by a plain string; nil when it names none that exists.
  func firstOpenedScreen(where exists: (String) -> Bool) -> String? {
    var rest = script[...]
    while let call = rest.firstRange(of: "SDK.openScreen") {
      rest = rest[call.upperBound...]
      let arguments = rest.prefix { $0 != ")" }
      if let id = typeArgument(in: arguments), exists(id) { return id }
    }
    return nil
  }

  /// The string after `type:` in the arguments of a call.
  private func typeArgument(in arguments: Substring) -> String? {
    guard let key = arguments.firstRange(of: "type") else { return nil }
    let value = arguments[key.upperBound...].drop { $0 == "'" || $0 == "\"" || $0 == ":" || $0.isWhitespace }
    let id = value.prefix { $0 != "'" && $0 != "\"" && $0 != "`" && $0 != "," && $0 != "}" }
    return id.isEmpty ? nil : String(id)
  }
}
