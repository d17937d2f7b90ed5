/// A picture or a film.
public struct MediaElement: Sendable {
  /// How it fits the room that it is offered.
  public enum Aspect: String, Sendable {
    /// Inside the room, its ratio kept.
    case fit
    /// All the room, cut.
    case fill
    /// All the room, its ratio changed.
    case stretch
  }

  /// Whether it moves.
  public let isVideo: Bool
  /// The id of its asset; nil when a script names it.
  public let assetID: String?
  /// How it fits.
  public let aspect: Aspect

  /// Creates a picture or a film.
  public init(isVideo: Bool, assetID: String?, aspect: Aspect = .fit) {
    self.isVideo = isVideo
    self.assetID = assetID
    self.aspect = aspect
  }
}
