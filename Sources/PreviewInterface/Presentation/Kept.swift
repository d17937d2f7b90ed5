/// A value with what it follows from: derived once, and kept for as long as that stays the same.
struct Kept<Key: Equatable & Sendable, Value: Sendable>: Sendable {
  /// What the value follows from.
  let key: Key

  /// The value.
  let value: Value

  /// Keeps the value of an earlier one where it follows from the same; derives it where it does not.
  init(_ key: Key, from earlier: Kept?, _ derive: () -> Value) {
    self.key = key
    if let earlier, earlier.key == key {
      value = earlier.value
    } else {
      value = derive()
    }
  }
}

/// Tells a thing that is too large to be compared from all others of its kind: copies of it are the same, and
/// nothing else is, however alike.
struct Identity: Equatable, Sendable {
  private final class Mark: Sendable {}

  private let mark = Mark()

  static func == (left: Identity, right: Identity) -> Bool { left.mark === right.mark }
}
