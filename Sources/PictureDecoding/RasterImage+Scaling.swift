extension RasterImage {
  /// The picture in another size; each pixel is the mean of those that it stands for.
  ///
  /// `part` is what is shown of the picture, from its middle: 1 by 1 is all of it.
  package func scaled(width: Int, height: Int, part: (width: Double, height: Double) = (1, 1)) -> RasterImage?
  {
    guard width > 0, height > 0 else { return nil }
    let columns = spans(of: self.width, in: width, part: part.width)
    let rows = spans(of: self.height, in: height, part: part.height)
    var scaled: [Pixel] = []
    scaled.reserveCapacity(width * height)
    for row in rows {
      for column in columns { scaled.append(mean(columns: column, rows: row)) }
    }
    return RasterImage(width: width, height: height, pixels: scaled)
  }

  /// The picture no longer than `side` on its longer side.
  package func shrunk(to side: Int) -> RasterImage {
    let longest = max(width, height)
    guard longest > side, side > 0 else { return self }
    return scaled(width: max(1, width * side / longest), height: max(1, height * side / longest)) ?? self
  }

  /// The pixels that each of `count` new ones stands for, at least one.
  private func spans(of length: Int, in count: Int, part: Double) -> [Range<Int>] {
    let shown = Double(length) * min(max(part, 0), 1)
    let start = (Double(length) - shown) / 2
    return (0..<count).map { index in
      let first = min(max(Int(start + shown * Double(index) / Double(count)), 0), length - 1)
      let end = Int((start + shown * Double(index + 1) / Double(count)).rounded(.up))
      return first..<min(max(end, first + 1), length)
    }
  }

  /// The mean of a rectangle; what cannot be seen has no say in the colour.
  private func mean(columns: Range<Int>, rows: Range<Int>) -> Pixel {
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for y in rows {
      for x in columns {
        let pixel = pixels[y * width + x]
        let opacity = Int(pixel.alpha)
        red += Int(pixel.red) * opacity
        green += Int(pixel.green) * opacity
        blue += Int(pixel.blue) * opacity
        alpha += opacity
      }
    }
    guard alpha > 0 else { return Pixel(red: 0, green: 0, blue: 0, alpha: 0) }
    return Pixel(
      red: UInt8(red / alpha),
      green: UInt8(green / alpha),
      blue: UInt8(blue / alpha),
      alpha: UInt8(alpha / (columns.count * rows.count))
    )
  }
}
