/// One string of a localization: the unit of merging.
public struct StringItem: Hashable, Sendable {
  /// Its id.
  public let id: String

  /// What is shown.
  public let value: RichText

  /// What is shown when a tag of the value has no value; nil when the file has none.
  public let fallback: RichText?

  /// Creates a string.
  public init(id: String, value: RichText, fallback: RichText? = nil) {
    self.id = id
    self.value = value
    self.fallback = fallback
  }
}
