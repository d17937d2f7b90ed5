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

  /// The text.
  let bytes: UnsafeBufferPointer<UInt8>

  /// The byte that is read next.
  var offset = 0

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
