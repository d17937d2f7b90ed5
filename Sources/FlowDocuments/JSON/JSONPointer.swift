/// The place of a value in a JSON text, written as RFC 6901 has it: `/screens/offer/content/0`.
package struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  /// The pointer as text; the whole document is the empty text.
  package let description: String

  /// The whole document.
  package static let root = JSONPointer(description: "")

  private init(description: String) {
    self.description = description
  }

  /// The pointer to the member `key` of this object; `~` and `/` in the key are escaped.
  package func appending(_ key: String) -> JSONPointer {
    let escaped =
      key.contains(where: { $0 == "~" || $0 == "/" })
      ? key.reduce(into: "") { text, character in
        switch character {
        case "~": text += "~0"
        case "/": text += "~1"
        default: text.append(character)
        }
      } : key
    return JSONPointer(description: description + "/" + escaped)
  }

  /// The pointer to the element `index` of this array.
  package func appending(_ index: Int) -> JSONPointer {
    JSONPointer(description: "\(description)/\(index)")
  }

  /// The pointer to what this value stands in; nil for the whole document.
  var parent: JSONPointer? {
    description.lastIndex(of: "/").map { JSONPointer(description: String(description[..<$0])) }
  }
}
