extension JSONValue {
  /// The value as JSON text, members in the order they have.
  ///
  /// Control characters, bidirectional controls and other invisible format characters leave as escapes,
  /// so that a text from a file cannot do anything to the terminal it is printed on.
  package func text(isPretty: Bool = true) -> String {
    var writer = JSONWriter(isPretty: isPretty)
    writer.write(self, depth: 0)
    return writer.text
  }
}

private struct JSONWriter {
  let isPretty: Bool
  var text = ""

  mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let number): text += number
    case .string(let string): write(string)
    case .array(let elements):
      writeContainer("[", "]", elements, depth) { writer, element in
        writer.write(element, depth: depth + 1)
      }
    case .object(let object):
      writeContainer("{", "}", object.members, depth) { writer, member in
        writer.write(member.key)
        writer.text += writer.isPretty ? ": " : ":"
        writer.write(member.value, depth: depth + 1)
      }
    }
  }

  private mutating func writeContainer<Item>(
    _ opener: String,
    _ closer: String,
    _ items: [Item],
    _ depth: Int,
    _ writeItem: (inout JSONWriter, Item) -> Void
  ) {
    text += opener
    for (position, item) in items.enumerated() {
      if position > 0 { text += "," }
      startLine(depth + 1)
      writeItem(&self, item)
    }
    if !items.isEmpty { startLine(depth) }
    text += closer
  }

  private mutating func startLine(_ depth: Int) {
    guard isPretty else { return }
    text += "\n" + String(repeating: "  ", count: depth)
  }

  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      default:
        if isHarmless(scalar) {
          text.unicodeScalars.append(scalar)
        } else {
          for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16)
            text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        }
      }
    }
    text += "\""
  }

  private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7F }
    // Joiners shape letters and emoji, and do nothing on their own.
    if scalar == "\u{200C}" || scalar == "\u{200D}" { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return false
    default: return true
    }
  }
}
