import FlowDocuments
import PictureDecoding
import TerminalUI

/// The pictures of a document that have been decoded so far.
///
/// A picture takes longer to decode than a whole screen to draw, and is the same at every key.
package struct PictureStore: Sendable {
  private var pictures: [EmbeddedPicture: Picture] = [:]

  /// A picture, or why there is none.
  enum Picture: Sendable {
    case image(DecodedPicture)
    case unreadable(reason: String)
  }

  /// Creates an empty store.
  package init() {}

  /// The picture that a file carries, decoded when it is first asked for.
  mutating func picture(_ embedded: EmbeddedPicture) -> Picture {
    if let known = pictures[embedded] { return known }
    let picture = Self.decode(embedded)
    pictures[embedded] = picture
    return picture
  }

  private static func decode(_ embedded: EmbeddedPicture) -> Picture {
    guard let bytes = Base64.decoded(embedded.base64) else { return .unreadable(reason: "not Base64") }
    do throws(PictureProblem) {
      return .image(DecodedPicture(try RasterImage(encoded: bytes)))
    } catch {
      return .unreadable(reason: error.reason)
    }
  }
}
