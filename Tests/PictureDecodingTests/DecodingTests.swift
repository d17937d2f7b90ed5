import PictureDecoding
import TerminalUI
import TestSupport
import Testing

@Suite("Pictures")
struct DecodingTests {
  private typealias Pixel = RasterImage.Pixel
  private static let (red, green, blue) = (
    Pixel(red: 255, green: 0, blue: 0), Pixel(red: 0, green: 255, blue: 0), Pixel(red: 0, green: 0, blue: 255)
  )

  private static func decode(_ base64: String) throws -> RasterImage {
    try RasterImage(encoded: try #require(Base64.decoded(base64)))
  }

  @Test("of PNG keep their colours and what cannot be seen of them")
  func png() throws {
    let image = try Self.decode(EncodedPictures.png)
    #expect((image.width, image.height) == (2, 2))
    #expect(image.pixels == [Self.red, Self.blue, Self.green, Pixel(red: 0, green: 0, blue: 0, alpha: 0)])
  }

  @Test("of JPEG and WebP are read as well", arguments: [EncodedPictures.jpeg, EncodedPictures.webP])
  func otherFormats(base64: String) throws {
    let image = try Self.decode(base64)
    #expect((image.width, image.height) == (8, 8))
    let (left, right) = (try #require(image.pixels.first), try #require(image.pixels.last))
    #expect(left.red > 240 && left.blue < 15 && left.alpha == 255)
    #expect(right.red < 15 && right.blue > 240 && right.alpha == 255)
  }

  @Test(
    "that cannot be read say why, before they take memory",
    arguments: [
      (EncodedPictures.hugePNG, PictureProblem.tooLarge(width: 30_000, height: 30_000)),
      (EncodedPictures.brokenPNG, .broken(format: "PNG")),
      (Base64.encoded([0xFF, 0xD8, 0xFF, 0xE0, 1, 2]), .broken(format: "JPEG")),
      (Base64.encoded(Array("RIFF....WEBPVP8 ".utf8)), .broken(format: "WebP")),
      (Base64.encoded(Array("<svg/>".utf8)), .unknownFormat),
      ("", .unknownFormat),
    ]
  )
  func unreadable(base64: String, problem: PictureProblem) {
    #expect(throws: problem) { try Self.decode(base64) }
  }

  @Test(
    "end anywhere without harm",
    arguments: [EncodedPictures.png, EncodedPictures.jpeg, EncodedPictures.webP]
  )
  func cut(base64: String) throws {
    let bytes = try #require(Base64.decoded(base64))
    for count in 0..<bytes.count { _ = try? RasterImage(encoded: Array(bytes.prefix(count))) }
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0x55
      _ = try? RasterImage(encoded: changed)
    }
  }

  @Test("shrink to the mean of their pixels, without those that cannot be seen")
  func scaling() throws {
    let image = try Self.decode(EncodedPictures.png)
    let one = try #require(image.scaled(width: 1, height: 1))
    #expect(one.pixels == [Pixel(red: 85, green: 85, blue: 85, alpha: 191)])
    let rows = try #require(image.scaled(width: 1, height: 2))
    #expect(rows.pixels.map(\.alpha) == [255, 127])
    let middle = try #require(
      try Self.decode(EncodedPictures.webP).scaled(width: 2, height: 1, part: (0.25, 1))
    )
    #expect(middle.pixels == [Self.red, Self.blue])
    #expect(image.scaled(width: 0, height: 1) == nil)
    #expect(image.shrunk(to: 1).pixels.count == 1)
    #expect(image.shrunk(to: 5) == image)
  }

  @Test("need as many pixels as they say", arguments: [(0, 0, 0), (2, 2, 3), (-1, -1, 1)])
  func sizes(width: Int, height: Int, count: Int) {
    let pixels = Array(repeating: Self.red, count: count)
    #expect(RasterImage(width: width, height: height, pixels: pixels) == nil)
  }
}
