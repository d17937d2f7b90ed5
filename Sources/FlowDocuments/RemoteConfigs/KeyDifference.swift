/// A key in which the payload of a remote config differs from another.
package struct KeyDifference: Hashable, Sendable {
  /// In what it differs.
  package enum Kind: Hashable, Sendable {
    /// The other has the key, and this one has not.
    case missing
    /// This one has the key, and the other has not.
    case extra
    /// Both have it, with values of different kinds.
    case otherType(JSONKind, instead: JSONKind)
  }

  /// The place of the key in the payload.
  package let place: JSONPointer

  /// In what it differs.
  package let kind: Kind

  /// The key with those that lead to it, `/` between them.
  package var path: String { String(place.description.dropFirst()) }

  /// The differences of a payload from another: first what is missing, then what is extra, then what is of
  /// another kind, each in the order of its text.
  ///
  /// What stands inside a value that is told already is not told as well.
  static func differences(of payload: RemoteConfigPayload, from other: RemoteConfigPayload) -> [KeyDifference]
  {
    let (own, others) = (payload.keys, other.keys)
    let ownKinds = Dictionary(own.map { ($0.place, $0.kind) }) { first, _ in first }
    let otherKinds = Dictionary(others.map { ($0.place, $0.kind) }) { first, _ in first }
    var told: Set<JSONPointer> = []
    let changed = own.compactMap { place, kind -> KeyDifference? in
      guard let wanted = otherKinds[place], wanted != kind else { return nil }
      told.insert(place)
      return KeyDifference(place: place, kind: .otherType(kind, instead: wanted))
    }
    func untold(
      _ kind: Kind,
      _ keys: [(place: JSONPointer, kind: JSONKind)],
      _ known: [JSONPointer: JSONKind]
    )
      -> [KeyDifference]
    {
      // A key comes before those inside it, so the outermost is told and covers them.
      keys.compactMap { key in
        guard known[key.place] == nil else { return nil }
        let isCovered = key.place.parent.map(told.contains) ?? false
        told.insert(key.place)
        return isCovered ? nil : KeyDifference(place: key.place, kind: kind)
      }
    }
    return untold(.missing, others, ownKinds) + untold(.extra, own, otherKinds) + changed
  }
}
