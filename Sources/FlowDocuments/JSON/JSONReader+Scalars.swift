extension JSONReader {
  /// Reads a value that holds no other: a text, a number, a word, or an array or object without members.
  mutating func readScalar() throws(JSONSyntaxError) -> JSONValue {
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
