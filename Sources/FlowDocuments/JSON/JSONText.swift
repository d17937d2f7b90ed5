/// A JSON text that has been read, with what was noticed in it.
package struct JSONText {
  /// The value.
  package let value: JSONValue

  /// Keys that stand twice and commas before closing brackets.
  package let diagnostics: [Diagnostic]

  /// Reads a file in any encoding that JSON may be saved in.
  package init(bytes: [UInt8]) throws(DocumentError) {
    let source = try SourceText(bytes)
    if source.utf8.contains(0) {
      throw DocumentError(
        at: .wholeFile,
        problem: "this is a binary file, not JSON text",
        advice: "choose the JSON file that was exported from Adapty"
      )
    }
    let result = source.utf8.withUnsafeBufferPointer { buffer in
      Result { () throws(JSONSyntaxError) in
        var reader = JSONReader(buffer)
        return (value: try reader.readDocument(), findings: reader.findings)
      }
    }
    switch result {
    case .success(let (value, findings)):
      self.value = value
      diagnostics = findings.map { $0.diagnostic(in: source) }
    case .failure(let error):
      throw DocumentError(at: source.position(of: error.offset), problem: error.problem, advice: error.advice)
    }
  }

  /// Reads JSON that stands as text inside other JSON.
  init(nested text: String) throws(DocumentError) {
    try self.init(bytes: Array(text.utf8))
  }
}

extension JSONFinding {
  /// The finding as a sentence with its place.
  fileprivate func diagnostic(in source: SourceText) -> Diagnostic {
    switch self {
    case .duplicateKey(let key, let offset):
      Diagnostic(
        check: .duplicateKey,
        message: "\(place(offset, in: source)): the key “\(key)” stands twice in one object; the first counts"
      )
    case .trailingComma(let offset):
      Diagnostic(
        check: .trailingComma,
        message:
          "\(place(offset, in: source)): a comma before a closing bracket; the SDK accepts it, other readers do not"
      )
    }
  }

  private func place(_ offset: Int, in source: SourceText) -> String {
    guard case .position(let line, let column) = source.position(of: offset) else { return "" }
    return "line \(line), column \(column)"
  }
}
