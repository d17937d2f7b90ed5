/// One string of a localization: the unit of merging.
public struct StringItem: Hashable, Sendable {
  /// Its id.
  public let id: String

  /// What is shown.
  public let value: RichText

  /// What is shown when a tag of the value has no value; nil when the file has none.
  public let fallback: RichText?

  /// The strings that hold the addresses which its pieces open.
  public let linkedStringIDs: [String]

  /// Creates a string.
  public init(id: String, value: RichText, fallback: RichText? = nil, linkedStringIDs: [String] = []) {
    self.id = id
    self.value = value
    self.fallback = fallback
    self.linkedStringIDs = linkedStringIDs
  }
}
