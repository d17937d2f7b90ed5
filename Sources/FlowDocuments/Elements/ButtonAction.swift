/// What pressing a button asks for.
public struct ButtonAction: Hashable, Sendable {
  /// The type (4.x) or function (5.x).
  public let name: String
  /// The string whose text is the address to open; nil when the action opens none or names it outright.
  public let urlStringID: String?

  /// Creates an action.
  public init(name: String, urlStringID: String? = nil) {
    self.name = name
    self.urlStringID = urlStringID
  }
}
