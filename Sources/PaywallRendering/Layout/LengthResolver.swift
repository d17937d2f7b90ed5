import FlowDocuments

/// Turns the lengths of a view into points for one phone.
struct LengthResolver {
  /// The width of the screen in points.
  let screenWidth: Double

  /// The height of the screen in points.
  let screenHeight: Double

  /// The points of a horizontal length.
  func horizontal(_ length: Length) -> Double {
    points(length, of: screenWidth)
  }

  /// The points of a vertical length.
  func vertical(_ length: Length) -> Double {
    points(length, of: screenHeight)
  }

  /// Safe areas are no rows: a terminal has no status bar and no home bar.
  private func points(_ length: Length, of screen: Double) -> Double {
    switch length {
    case .points(let points): points
    case .screen(let part): part * screen
    case .safeAreaStart, .safeAreaEnd: 0
    }
  }
}
