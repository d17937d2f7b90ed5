/// A picture as pixels.
package struct RasterImage: Hashable, Sendable {
  /// A colour with its opacity, each part from 0 to 255.
  package struct Pixel: Hashable, Sendable {
    /// Red.
    package var red: UInt8
    /// Green.
    package var green: UInt8
    /// Blue.
    package var blue: UInt8
    /// Opacity.
    package var alpha: UInt8

    /// Creates a pixel.
    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }

  /// The pixels of a row.
  package let width: Int

  /// The rows.
  package let height: Int

  /// The pixels, row by row from the top, each from the left.
  package let pixels: [Pixel]

  /// Creates a picture; nil when the pixels are not `width` × `height`, or none.
  package init?(width: Int, height: Int, pixels: [Pixel]) {
    guard width > 0, height > 0, pixels.count == width * height else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// A picture from four bytes a pixel: red, green, blue, opacity.
  init?(width: Int, height: Int, bytes: [UInt8]) {
    let pixels = stride(from: 0, to: bytes.count - 3, by: 4).map {
      Pixel(red: bytes[$0], green: bytes[$0 + 1], blue: bytes[$0 + 2], alpha: bytes[$0 + 3])
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}
