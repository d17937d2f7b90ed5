/// Something that a view refers to by id: a colour, a gradient, a font, an image or a video.
package enum Asset: Hashable, Sendable {
  /// A solid colour.
  case color(AssetColor)
  /// A gradient.
  case gradient(GradientAsset)
  /// A font.
  case font(FontAsset)
  /// An image.
  case image(PictureAsset)
  /// A video, by the picture that shows before it plays.
  case video(PictureAsset)
  /// Something of a type that is not known.
  case other(type: String)

  /// The picture of an image or a video; nil for anything else.
  package var picture: PictureAsset? {
    switch self {
    case .image(let picture), .video(let picture): picture
    case .color, .gradient, .font, .other: nil
    }
  }
}
