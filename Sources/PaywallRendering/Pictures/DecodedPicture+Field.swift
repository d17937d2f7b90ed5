import PictureDecoding
import TerminalUI

extension DecodedPicture {
  /// Its colours as the ground of something; nil for a picture without pixels.
  var field: ColorField? {
    let small = image.shrunk(to: Self.longestSideOfGround)
    return ColorField(
      columns: small.width,
      rows: small.height,
      colors: small.pixels.map { .rgb(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha) }
    )
  }

  /// As many as a phone has columns: what lies behind texts is seen only here and there.
  private static let longestSideOfGround = 48
}
