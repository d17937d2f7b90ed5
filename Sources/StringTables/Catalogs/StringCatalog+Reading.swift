package import FlowDocuments
import LocaleMatching

extension StringCatalog {
  /// Whether a JSON file is a catalog, by its first members.
  package static func isCatalog(_ root: JSONValue) -> Bool {
    root["sourceLanguage"]?.string != nil && root["strings"]?.object != nil
  }

  /// Reads a `.xcstrings` file.
  package init(bytes: [UInt8]) throws(DocumentError) {
    let text = try JSONText(bytes: bytes)
    try self.init(json: text.value, diagnostics: text.diagnostics)
  }

  /// Reads the JSON of a catalog.
  init(json: JSONValue, diagnostics: [Diagnostic]) throws(DocumentError) {
    guard let source = json["sourceLanguage"]?.string, let strings = json["strings"]?.object else {
      throw DocumentError(
        at: .value(.root),
        problem: "no String Catalog: “sourceLanguage” or “strings” is missing",
        advice: "choose the .xcstrings file of an Xcode project"
      )
    }
    sourceLanguage = LocaleCode(source)
    items = strings.members.map { Item(key: $0.key, json: $0.value) }
    self.diagnostics = diagnostics + Self.misplacedKeys(json)
  }

  /// Keys that stand beside `strings` rather than in it, and are never used.
  private static func misplacedKeys(_ json: JSONValue) -> [Diagnostic] {
    (json.object?.members ?? []).filter { $0.value["localizations"] != nil }.map { member in
      Diagnostic(
        check: .misplacedKey,
        message: "“\(member.key)” stands beside “strings” and is never used",
        pointer: JSONPointer.root.appending(member.key),
        string: member.key
      )
    }
  }
}

extension StringCatalog.Item {
  fileprivate init(key: String, json: JSONValue) {
    var texts: [LocaleCode: StringCatalog.Text] = [:]
    for member in json["localizations"]?.object?.members ?? [] {
      texts[LocaleCode(member.key)] = StringCatalog.Text(json: member.value)
    }
    self.init(key: key, isTranslatable: json["shouldTranslate"]?.bool ?? true, texts: texts)
  }
}

extension StringCatalog.Text {
  /// Reads a `stringUnit`, or of `variations` the one that is shown most.
  fileprivate init?(json: JSONValue) {
    var (json, variesBy) = (json, String?.none)
    // Variations may stand inside each other, such as plurals for each device.
    while json["stringUnit"] == nil, let kind = json["variations"]?.object?.members.first {
      variesBy = variesBy ?? kind.key
      guard let next = kind.value["other"] ?? kind.value.object?.members.first?.value else { return nil }
      json = next
    }
    guard let unit = json["stringUnit"], let value = unit["value"]?.string else { return nil }
    if json["substitutions"] != nil { variesBy = variesBy ?? "substitution" }
    self.init(value: value, state: unit["state"]?.string, variesBy: variesBy)
  }
}
