/// Reads a JSON text in one pass over its bytes.
///
/// The platform's decoder tells neither the place of a fault nor of a key that is written twice, and
/// turns numbers into binary fractions. A person who edited a file by hand needs the first two, so this
/// reader does the whole work. It accepts what the SDK's decoder accepts: a comma before a closing
/// bracket, and of equal keys the first. It nests no deeper than that decoder either, and keeps its own
/// stack, so a hostile file cannot exhaust the process's.
struct JSONReader {
  /// How many arrays and objects may stand inside each other: as many as the SDK's decoder reads.
  static let depthLimit = 512

  /// What was noticed on the way, in the order of the text.
  private(set) var findings: [JSONFinding] = []

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  /// Prepares to read UTF-8 text without a byte order mark.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Values that wait for the container they stand in to be closed.
  private var values: [JSONValue] = []

  /// Keys that wait for their object to be closed, with the place of each.
  private var keys: [(text: String, offset: Int)] = []

  /// The arrays and objects that are open, the innermost last.
  private var open: [OpenContainer] = []

  /// An array or object that is not closed yet: its elements are the waiting values from `start` on.
  private struct OpenContainer {
    let isObject: Bool
    let start: Int
    let firstKey: Int
  }

  /// Reads the one value of the text.
  mutating func readDocument() throws(JSONSyntaxError) -> JSONValue {
    skipSpace()
    guard offset < bytes.count else {
      throw JSONSyntaxError(offset: offset, problem: "the file is empty", advice: "export it again")
    }
    let value = try readValue()
    skipSpace()
    guard offset == bytes.count else {
      throw fault("text after the end of the JSON", "remove it, or export the file again")
    }
    return value
  }

  /// Reads a value and everything inside it, keeping open containers on a stack of its own.
  private mutating func readValue() throws(JSONSyntaxError) -> JSONValue {
    while true {
      skipSpace()
      if try enterContainer() { continue }
      var value = try readScalar()
      // Hand the value to the container it stands in, and close every container that ends after it.
      while true {
        guard let container = open.last else { return value }
        values.append(value)
        guard try atEnd(of: container) else { break }
        value = close(container)
      }
    }
  }

  /// Steps into an array or object that has something in it; an empty one is read as a scalar is.
  private mutating func enterContainer() throws(JSONSyntaxError) -> Bool {
    guard let opener = peek, opener == UInt8(ascii: "{") || opener == UInt8(ascii: "[") else { return false }
    let isObject = opener == UInt8(ascii: "{")
    let start = offset
    offset += 1
    try checkDepth()
    skipSpace()
    if peek == UInt8(ascii: isObject ? "}" : "]") {
      offset = start
      return false
    }
    open.append(OpenContainer(isObject: isObject, start: values.count, firstKey: keys.count))
    if isObject { try readKey() }
    return true
  }

  /// Takes the waiting values of the innermost container and makes it of them.
  private mutating func close(_ container: OpenContainer) -> JSONValue {
    open.removeLast()
    let result: JSONValue =
      container.isObject ? .object(object(from: container)) : .array(Array(values[container.start...]))
    values.removeSubrange(container.start...)
    keys.removeSubrange(container.firstKey...)
    return result
  }

  /// An object of the waiting keys and values; of keys that stand twice the first counts.
  private mutating func object(from container: OpenContainer) -> JSONObject {
    let count = values.count - container.start
    var members: [JSONObject.Member] = []
    members.reserveCapacity(count)
    var seen: Set<String> = []
    let isShort = count <= JSONObject.searchableCount
    for index in 0..<count {
      let key = keys[container.firstKey + index]
      let isNew = isShort ? !members.contains { $0.key == key.text } : seen.insert(key.text).inserted
      if isNew {
        members.append(JSONObject.Member(key: key.text, value: values[container.start + index]))
      } else {
        findings.append(.duplicateKey(key.text, offset: key.offset))
      }
    }
    return JSONObject(unique: members)
  }

  private func checkDepth() throws(JSONSyntaxError) {
    guard open.count < Self.depthLimit else {
      throw JSONSyntaxError(
        offset: offset - 1,
        problem:
          "more than \(Self.depthLimit) arrays and objects inside each other, which the SDK cannot read",
        advice: "export the file again"
      )
    }
  }

  /// Whether the container ends here; else moves past the comma to the next element or key.
  private mutating func atEnd(of container: OpenContainer) throws(JSONSyntaxError) -> Bool {
    let closer: Unicode.Scalar = container.isObject ? "}" : "]"
    let kind = container.isObject ? "object" : "array"
    skipSpace()
    switch peek {
    case UInt8(ascii: closer):
      offset += 1
      return true
    case UInt8(ascii: ","):
      let comma = offset
      offset += 1
      skipSpace()
      guard peek == UInt8(ascii: closer) else {
        if container.isObject { try readKey() }
        return false
      }
      findings.append(.trailingComma(offset: comma))
      offset += 1
      return true
    case nil:
      throw truncated("in an \(kind)")
    default:
      throw fault(
        "expected “,” or “\(closer)” in an \(kind), found \(description(at: offset))",
        "add what is missing"
      )
    }
  }

  private mutating func readKey() throws(JSONSyntaxError) {
    skipSpace()
    guard peek == UInt8(ascii: "\"") else {
      guard peek != nil else { throw truncated("in an object") }
      throw fault(
        "expected a key in quotation marks, found \(description(at: offset))",
        "write it as \"key\": value"
      )
    }
    let start = offset
    keys.append((try readString(), start))
    skipSpace()
    guard peek == UInt8(ascii: ":") else {
      guard peek != nil else { throw truncated("after a key") }
      throw fault("expected “:” after a key, found \(description(at: offset))", "add what is missing")
    }
    offset += 1
  }
}

// MARK: - Scalars

extension JSONReader {
  private mutating func readScalar() throws(JSONSyntaxError) -> JSONValue {
    switch peek {
    case UInt8(ascii: "{"): return .object(readEmpty(JSONObject(unique: [])))
    case UInt8(ascii: "["): return .array(readEmpty([]))
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "t"): return try readWord("true", .bool(true))
    case UInt8(ascii: "f"): return try readWord("false", .bool(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return try readNumber()
    case nil: throw truncated("where a value should stand")
    default:
      throw fault("expected a value, found \(description(at: offset))", "write text in \"quotation marks\"")
    }
  }

  /// Moves past an array or object that is known to be empty.
  private mutating func readEmpty<Value>(_ value: Value) -> Value {
    offset += 1
    skipSpace()
    offset += 1
    return value
  }

  private mutating func readWord(
    _ word: StaticString,
    _ value: JSONValue
  ) throws(JSONSyntaxError) -> JSONValue {
    let end = offset + word.utf8CodeUnitCount
    let matches =
      end <= bytes.count
      && (0..<word.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == word.utf8Start[$0] }
    guard matches else {
      throw fault("expected “\(word)”", "write text in \"quotation marks\"")
    }
    offset = end
    return value
  }

  private mutating func readNumber() throws(JSONSyntaxError) -> JSONValue {
    let start = offset
    if peek == UInt8(ascii: "-") { offset += 1 }
    let digits = offset
    guard skipDigits() else { throw fault("a number without digits", "write it as 0 or -1.5") }
    guard bytes[digits] != UInt8(ascii: "0") || offset == digits + 1 else {
      offset = digits
      throw fault("a number that starts with a needless 0", "remove the 0")
    }
    if peek == UInt8(ascii: ".") {
      offset += 1
      guard skipDigits() else { throw fault("a number that ends in “.”", "write it as 1.0") }
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      offset += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { offset += 1 }
      guard skipDigits() else { throw fault("a number without an exponent after “e”", "write it as 1e3") }
    }
    return .number(String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<offset]), as: UTF8.self))
  }

  private mutating func skipDigits() -> Bool {
    let start = offset
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    return offset > start
  }
}

// MARK: - Strings

extension JSONReader {
  /// Reads a string whose opening quotation mark is next.
  private mutating func readString() throws(JSONSyntaxError) -> String {
    let opening = offset
    offset += 1
    let start = offset
    // Plain bytes are passed by with local values only; most of a file is read here.
    var (end, seen) = (start, UInt8(0))
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      seen |= byte
      end += 1
    }
    offset = end
    switch peek {
    case UInt8(ascii: "\""):
      offset += 1
      return try text(from: start, to: end, isASCII: seen < 0x80)
    case UInt8(ascii: "\\"): return try readEscapedString(from: start, opening: opening)
    case .some(let byte): throw controlCharacter(byte)
    case nil: break
    }
    throw unterminated(opening)
  }

  /// Reads on from the first escape of a string that began at `start`.
  private mutating func readEscapedString(from start: Int, opening: Int) throws(JSONSyntaxError) -> String {
    var result = try text(from: start, to: offset, isASCII: false)
    var plainStart = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        result += try text(from: plainStart, to: offset, isASCII: false)
        offset += 1
        return result
      case UInt8(ascii: "\\"):
        result += try text(from: plainStart, to: offset, isASCII: false)
        result.unicodeScalars.append(try readEscape())
        plainStart = offset
      case 0..<0x20:
        throw controlCharacter(byte)
      default:
        offset += 1
      }
    }
    throw unterminated(opening)
  }

  private mutating func readEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = offset
    offset += 1
    guard let letter = peek else { throw truncated("in an escape") }
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readUnicodeEscape(start)
    default:
      offset = start
      throw fault("an escape that JSON does not have", "write a backslash as \\\\")
    }
  }

  private mutating func readUnicodeEscape(_ start: Int) throws(JSONSyntaxError) -> Unicode.Scalar {
    let first = try readHexQuad(start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let isFollowed =
      first < 0xDC00 && offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "\\")
      && bytes[offset + 1] == UInt8(ascii: "u")
    if isFollowed {
      offset += 2
      let second = try readHexQuad(start)
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    offset = start
    throw fault("half of a surrogate pair", "write both halves, or the character itself")
  }

  private mutating func readHexQuad(_ start: Int) throws(JSONSyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        offset = start
        throw fault("\\u without four hexadecimal digits", "write it as \\u00e9")
      }
      value = value << 4 + UInt32(digit)
      offset += 1
    }
    return value
  }

  private func text(from start: Int, to end: Int, isASCII: Bool) throws(JSONSyntaxError) -> String {
    let slice = UnsafeBufferPointer(rebasing: bytes[start..<end])
    let text = String(decoding: slice, as: UTF8.self)
    // Decoding repairs what is not UTF-8, so the text differs from the bytes just where that happened.
    if isASCII || text.utf8.elementsEqual(slice) { return text }
    let place = zip(slice, text.utf8).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
    throw JSONSyntaxError(
      offset: start + place,
      problem: "bytes that are not UTF-8",
      advice: "save the file as UTF-8"
    )
  }
}

// MARK: - Faults

extension JSONReader {
  private var peek: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private mutating func skipSpace() {
    var next = offset
    while next < bytes.count, Self.isSpace(bytes[next]) { next += 1 }
    offset = next
  }

  private func fault(_ problem: String, _ advice: String) -> JSONSyntaxError {
    JSONSyntaxError(offset: offset, problem: problem, advice: advice)
  }

  private func truncated(_ place: String) -> JSONSyntaxError {
    JSONSyntaxError(
      offset: bytes.count,
      problem: "the file ends \(place)",
      advice: "it was cut short; export or copy it again"
    )
  }

  private func unterminated(_ opening: Int) -> JSONSyntaxError {
    JSONSyntaxError(
      offset: opening,
      problem: "a string that never ends",
      advice: "close it with a quotation mark; or the file was cut short"
    )
  }

  private func controlCharacter(_ byte: UInt8) -> JSONSyntaxError {
    byte == 0x0A || byte == 0x0D
      ? fault("a line break inside a string", "close the string, or write the break as \\n")
      : fault("a control character inside a string", "write it as an escape")
  }

  /// The character at a byte, for a sentence.
  private func description(at offset: Int) -> String {
    let head = bytes[offset...].prefix(4)
    guard let character = String(decoding: head, as: UTF8.self).unicodeScalars.first, character.value >= 0x20
    else {
      return "a control character"
    }
    return "“\(character)”"
  }
}
