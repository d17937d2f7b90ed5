/// An object that is being read.
struct ObjectBuilder {
  private var members: [JSONObject.Member] = []
  private var pending: (key: String, offset: Int) = ("", 0)
  private var keys: Set<String> = []

  /// Up to this many members a search is faster than a set.
  private static let searchableCount = 12

  /// Takes a key whose value comes next.
  mutating func startMember(_ key: String, at offset: Int) {
    pending = (key, offset)
  }

  /// Takes the value of the last key; gives that key back when the object has it already.
  mutating func finishMember(_ value: JSONValue) -> (key: String, offset: Int)? {
    guard !hasKey(pending.key) else { return pending }
    members.append(JSONObject.Member(key: pending.key, value: value))
    if members.count == Self.searchableCount {
      keys = Set(members.map(\.key))
    } else if members.count > Self.searchableCount {
      keys.insert(pending.key)
    }
    return nil
  }

  /// The object with all members so far.
  var object: JSONObject { JSONObject(unique: members) }

  private func hasKey(_ key: String) -> Bool {
    members.count < Self.searchableCount ? members.contains { $0.key == key } : keys.contains(key)
  }
}
