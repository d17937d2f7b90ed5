/// What the text of a remote config is.
package enum RemoteConfigPayload: Hashable, Sendable {
  /// JSON, its numbers in the spelling of the file.
  case json(JSONValue)

  /// Text that is no JSON, and what is wrong with it.
  ///
  /// From code: the SDK parses nothing while it decodes; the dictionary that the app asks for is nil.
  case text(String, problem: String)

  /// Reads a text.
  package init(_ text: String) {
    do {
      self = .json(try JSONText(nested: text).value)
    } catch {
      var place = ""
      if case .position(let line, let column) = error.place { place = "line \(line), column \(column): " }
      self = .text(text, problem: place + error.problem)
    }
  }

  /// The kinds of value by the place of their keys, in the order of the text.
  ///
  /// Objects are gone into, arrays are not. What is no object has no keys.
  var keys: [(place: JSONPointer, kind: JSONKind)] {
    guard case .json(let value) = self else { return [] }
    var keys: [(place: JSONPointer, kind: JSONKind)] = []
    Self.collect(value, at: .root, into: &keys)
    return keys
  }

  private static func collect(
    _ value: JSONValue,
    at place: JSONPointer,
    into keys: inout [(place: JSONPointer, kind: JSONKind)]
  ) {
    for member in value.object?.members ?? [] {
      let inside = place.appending(member.key)
      keys.append((inside, JSONKind(member.value)))
      collect(member.value, at: inside, into: &keys)
    }
  }
}
