/// The members of a JSON object in the order of the file.
public struct JSONObject: Hashable, Sendable {
  /// One key with its value.
  public struct Member: Hashable, Sendable {
    /// The key, with its escapes resolved.
    public let key: String

    /// What it holds.
    public let value: JSONValue

    /// Creates a member.
    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The members in the order of the file; each key stands once.
  public let members: [Member]

  /// Creates an object; of members with the same key it keeps the first.
  public init(_ members: [Member]) {
    self.members = members
  }

  /// The value of a key, or nil when the object has no such key.
  public subscript(key: String) -> JSONValue? {
    members.first { $0.key == key }?.value
  }
}
