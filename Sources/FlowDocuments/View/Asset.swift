/// Something that a view refers to by id: a colour, a gradient, a font, an image or a video.
public enum Asset: Hashable, Sendable {
  /// A solid colour.
  case color(AssetColor)
  /// A gradient, by the colours of its stops in order.
  case gradient([AssetColor])
  /// A font.
  case font(FontAsset)
  /// An image.
  case image
  /// A video.
  case video
  /// Something of a type that is not known.
  case other(type: String)
}
