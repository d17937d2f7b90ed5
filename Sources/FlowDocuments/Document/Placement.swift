/// A place in an app where a paywall can show, with the variations that the file has for it.
public struct Placement: Sendable {
  /// The developer id of the placement.
  public let id: String

  /// The audience that the file was made for, when it says so.
  public let audienceName: String?

  /// The variations in file order.
  public let variations: [Variation]

  /// Creates a placement.
  public init(id: String, audienceName: String?, variations: [Variation]) {
    self.id = id
    self.audienceName = audienceName
    self.variations = variations
  }
}
