/// A picture or a film.
package struct MediaElement: Sendable {
  /// How it fits the room that it is offered.
  package enum Aspect: String, Sendable {
    /// Inside the room, its ratio kept.
    case fit
    /// All the room, cut.
    case fill
    /// All the room, its ratio changed.
    case stretch
  }

  /// Whether it moves.
  package let isVideo: Bool
  /// Its asset; nil when the file names none.
  package let asset: AssetReference?
  /// How it fits.
  package let aspect: Aspect
  /// The colour that takes the place of its own colours; nil for these.
  package let tint: AssetReference?

  /// Creates a picture or a film.
  package init(isVideo: Bool, asset: AssetReference?, aspect: Aspect = .fit, tint: AssetReference? = nil) {
    self.isVideo = isVideo
    self.asset = asset
    self.aspect = aspect
    self.tint = tint
  }
}
