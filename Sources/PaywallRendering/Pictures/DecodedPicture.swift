import PictureDecoding

/// A picture that can be drawn, with no more pixels than cells can show.
struct DecodedPicture: Sendable {
  /// The pixels.
  let image: RasterImage

  /// The width and height that the file gives it, in pixels.
  let fullSize: (width: Int, height: Int)

  /// How often its height its width is.
  var ratio: Double { Double(fullSize.width) / Double(fullSize.height) }

  init(_ image: RasterImage) {
    fullSize = (image.width, image.height)
    self.image = image.shrunk(to: Self.longestSide)
  }

  /// Twice as many pixels as a wide phone has columns.
  private static let longestSide = 200
}
