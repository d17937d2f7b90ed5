/// The asset that an element is drawn with: named in the file, or by the flow's script (5.x).
package enum AssetReference: Hashable, Sendable {
  /// The id of an asset or, where a colour is meant, a literal colour such as `#FF8800`.
  case id(String)
  /// What the script answers, which is such an id.
  indirect case binding(Binding)

  /// The id; nil when a script names it.
  package var id: String? {
    if case .id(let id) = self { id } else { nil }
  }
}
