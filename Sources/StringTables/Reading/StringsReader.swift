import FlowDocuments

/// Reads the text of a `.strings` file in one pass over its bytes.
///
/// The platform's reader writes to standard error, names wrong lines and hides what stands twice. This one
/// reads what that one reads, run side by side: an entry is `key = value;`, or `key;` for a value equal to
/// its key; both are quoted with `"` or `'`, or bare; entries may stand in braces; of keys that stand twice
/// the last counts. What follows an entry and is neither a key nor a comment ends the table without a
/// word there, which here is a finding.
struct StringsReader {
  /// The entries so far.
  private(set) var entries: [StringTable.Entry] = []

  /// What is worth telling, in the order of the text.
  private(set) var diagnostics: [Diagnostic] = []

  /// The text.
  let source: SourceText

  /// The byte that is read next.
  var offset = 0

  /// Where a comment began that never ends; nil for none.
  var openComment: Int?

  /// Where the last quoted text began that goes over a line break; nil when it does not.
  private var longText: Int?

  /// The line that was asked for last, so that lines are counted once.
  private var counted = (offset: 0, line: 1)

  /// Prepares to read.
  init(_ source: SourceText) {
    self.source = source
  }

  /// Reads all entries.
  mutating func read() throws(DocumentError) {
    skipSpace()
    let isBraced = peek == UInt8(ascii: "{")
    if isBraced { offset += 1 }
    while true {
      skipSpace()
      guard let entry = try readEntry() else { break }
      entries.append(entry)
    }
    if isBraced {
      guard peek == UInt8(ascii: "}") else {
        throw fault("expected a key or “}”, found \(found)", "add what is missing")
      }
      offset += 1
      skipSpace()
      guard peek == nil else { throw fault("text after the closing “}”", "remove it") }
    } else if peek != nil {
      tellOfLostRest()
    }
    if let openComment { tellOfOpenComment(at: openComment) }
  }

  /// The next entry; nil where none begins.
  private mutating func readEntry() throws(DocumentError) -> StringTable.Entry? {
    let start = offset
    guard let key = try readText() else {
      // Before the first entry nothing but an entry can stand; behind one the platform just stops.
      guard entries.isEmpty, let byte = peek, byte != UInt8(ascii: "}") else { return nil }
      throw fault("expected a key, found \(found)", "write an entry as \"key\" = \"value\";")
    }
    let line = line(of: start)
    skipSpace()
    if peek == UInt8(ascii: ";") {
      offset += 1
      return StringTable.Entry(key: key, value: key, line: line)
    }
    guard peek == UInt8(ascii: "=") else {
      throw unclosed(or: fault("expected “=” after a key, found \(found)", "write \"key\" = \"value\";"))
    }
    offset += 1
    skipSpace()
    guard let value = try readText() else { throw fault(missingValue, "write it in quotation marks") }
    skipSpace()
    guard peek == UInt8(ascii: ";") else {
      throw unclosed(or: fault("expected “;” after a value, found \(found)", "end the entry with “;”"))
    }
    offset += 1
    return StringTable.Entry(key: key, value: value, line: line)
  }

  /// A quoted or a bare text; nil, and nothing read, where none begins.
  private mutating func readText() throws(DocumentError) -> String? {
    guard let byte = peek else { return nil }
    guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else { return readBareText() }
    let start = offset
    let text = try readQuotedText()
    longText = source.utf8[start..<offset].contains(UInt8(ascii: "\n")) ? start : nil
    return text
  }

  /// What stands where a value should.
  private var missingValue: String {
    switch peek {
    case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"): "a list or data where a text should be"
    default: "expected a value, found \(found)"
    }
  }

  /// The fault, or where a quotation mark is missing the place of the text that lacks it.
  ///
  /// Such a text ends at the next quotation mark, lines later, and only what follows looks wrong.
  private func unclosed(or fault: DocumentError) -> DocumentError {
    guard let longText else { return fault }
    return DocumentError(
      at: source.position(of: longText),
      problem: "a text without its closing quotation mark; \(fault.problem)",
      advice: "close it with a quotation mark"
    )
  }

  // MARK: What is told

  private mutating func tellOfLostRest() {
    diagnostics.append(
      Diagnostic(
        check: .tableEndsEarly,
        message: """
          \(place(of: offset)): \(found) after an entry ends the table without a word; \
          what follows is never shown
          """
      )
    )
  }

  private mutating func tellOfOpenComment(at start: Int) {
    diagnostics.append(
      Diagnostic(
        check: .openComment,
        message: "\(place(of: start)): a comment that never ends; what follows is never shown"
      )
    )
  }

  private func place(of offset: Int) -> String {
    guard case .position(let line, let column) = source.position(of: offset) else { return "" }
    return "line \(line), column \(column)"
  }

  /// The line of a byte behind those asked for before, counted from one.
  private mutating func line(of offset: Int) -> Int {
    let between = source.utf8[counted.offset..<max(counted.offset, min(offset, source.utf8.count))]
    counted = (between.endIndex, counted.line + between.count { $0 == UInt8(ascii: "\n") })
    return counted.line
  }
}
