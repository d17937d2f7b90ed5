/// A value given beside a string id for one of its tags (5.x).
package enum TagValue: Hashable, Sendable {
  /// This text or number, as text.
  case literal(String)
  /// What the script answers.
  indirect case binding(Binding)
}
