/// The members of a JSON object in the order of the file.
package struct JSONObject: Hashable, Sendable {
  /// One key with its value.
  package struct Member: Hashable, Sendable {
    /// The key, with its escapes resolved.
    package let key: String

    /// What it holds.
    package let value: JSONValue

    /// Creates a member.
    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The members in the order of the file; each key stands once.
  package let members: [Member]

  /// Where each key stands; only for objects that are too long to search from the start.
  private let positions: [String: Int]?

  /// Up to this many members a search is faster than a dictionary.
  static let searchableCount = 12

  /// Creates an object; of members with the same key it keeps the first.
  package init(_ members: [Member]) {
    var seen: Set<String> = []
    self.init(unique: members.filter { seen.insert($0.key).inserted })
  }

  /// Creates an object from members whose keys all differ.
  init(unique members: [Member]) {
    self.members = members
    positions =
      members.count <= Self.searchableCount
      ? nil : Dictionary(members.enumerated().map { ($0.element.key, $0.offset) }) { first, _ in first }
  }

  /// The value of a key, or nil when the object has no such key.
  package subscript(key: String) -> JSONValue? {
    guard let positions else { return members.first { $0.key == key }?.value }
    return positions[key].map { members[$0].value }
  }
}
