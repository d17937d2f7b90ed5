internal import CPictures

extension RasterImage {
  /// The most pixels of a picture that is decoded: more than a phone has.
  ///
  /// A header may name any size.
  package static let mostPixels = 8_000_000

  /// Decodes a PNG, a JPEG or a WebP.
  ///
  /// Sizes are read before anything is decoded. Colour profiles and the turning notes of cameras are not
  /// followed, and of what moves the first picture is shown.
  package init(encoded bytes: [UInt8]) throws(PictureProblem) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = try RasterImage.png(bytes)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = try RasterImage.jpeg(bytes)
    } else if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      self = try RasterImage.webP(bytes)
    } else {
      throw .unknownFormat
    }
  }

  /// How many bytes a picture of this size takes.
  private static func byteCount(_ width: Int, _ height: Int, _ format: String) throws(PictureProblem) -> Int {
    guard width > 0, height > 0 else { throw .broken(format: format) }
    guard width <= mostPixels / height else { throw .tooLarge(width: width, height: height) }
    return width * height * 4
  }

  /// A picture whose bytes `fill` writes; `fill` returns whether it could.
  private static func filled(
    _ width: Int,
    _ height: Int,
    _ format: String,
    _ fill: (UnsafeMutablePointer<UInt8>, _ count: Int) -> Bool
  ) throws(PictureProblem) -> RasterImage {
    let count = try byteCount(width, height, format)
    var isWhole = false
    let decoded = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      guard let start = buffer.baseAddress else { return }
      start.initialize(repeating: 0, count: count)
      filled = count
      isWhole = fill(start, count)
    }
    guard isWhole, let image = RasterImage(width: width, height: height, bytes: decoded) else {
      throw .broken(format: format)
    }
    return image
  }

  private static func png(_ bytes: [UInt8]) throws(PictureProblem) -> RasterImage {
    var header = png_image()
    header.version = cpi_png_version
    defer { png_image_free(&header) }
    // The decoder keeps the pointer from one call to the next, so the bytes have to stay where they are.
    let source = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    source.initialize(from: bytes, count: bytes.count)
    defer { source.deallocate() }
    guard png_image_begin_read_from_memory(&header, source, bytes.count) != 0 else {
      throw .broken(format: "PNG")
    }
    header.format = cpi_png_rgba
    return try filled(Int(header.width), Int(header.height), "PNG") { buffer, _ in
      png_image_finish_read(&header, nil, buffer, 0, nil) != 0
    }
  }

  private static func jpeg(_ bytes: [UInt8]) throws(PictureProblem) -> RasterImage {
    guard let decoder = tjInitDecompress() else { throw .broken(format: "JPEG") }
    defer { tjDestroy(decoder) }
    var (width, height, sampling, space) = (CInt(0), CInt(0), CInt(0), CInt(0))
    let count = UInt(bytes.count)
    guard tjDecompressHeader3(decoder, bytes, count, &width, &height, &sampling, &space) == 0 else {
      throw .broken(format: "JPEG")
    }
    return try filled(Int(width), Int(height), "JPEG") { buffer, _ in
      tjDecompress2(decoder, bytes, count, buffer, width, 0, height, CInt(TJPF_RGBA.rawValue), 0) == 0
    }
  }

  private static func webP(_ bytes: [UInt8]) throws(PictureProblem) -> RasterImage {
    var (width, height) = (CInt(0), CInt(0))
    guard WebPGetInfo(bytes, bytes.count, &width, &height) != 0 else { throw .broken(format: "WebP") }
    return try filled(Int(width), Int(height), "WebP") { buffer, count in
      WebPDecodeRGBAInto(bytes, bytes.count, buffer, count, width * 4) != nil
    }
  }
}
