/// Why a picture cannot be shown.
package enum PictureProblem: Error, Hashable, Sendable {
  /// It is neither PNG nor JPEG nor WebP.
  case unknownFormat
  /// It has more pixels than are worth the memory.
  case tooLarge(width: Int, height: Int)
  /// It says what it is, but cannot be read to its end.
  case broken(format: String)

  /// The reason in a few words.
  package var reason: String {
    switch self {
    case .unknownFormat: "neither PNG nor JPEG nor WebP"
    case .tooLarge(let width, let height): "\(width)×\(height) is too large to draw"
    case .broken(let format): "a broken \(format)"
    }
  }
}
