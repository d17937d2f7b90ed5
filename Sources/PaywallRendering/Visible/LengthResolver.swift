import FlowDocuments

/// Turns the lengths of a view into points for one device.
struct LengthResolver {
  /// The device.
  let device: Device

  /// The width that is drawn, in points: less than the device's where there are too few columns for it.
  let drawnWidth: Double

  /// The points of a horizontal length.
  func horizontal(_ length: Length) -> Double {
    switch length {
    case .points(let points): points
    case .screen(let part): part * drawnWidth
    case .safeAreaStart, .safeAreaEnd: device.safeArea.sides
    }
  }

  /// The points of a vertical length.
  ///
  /// Safe areas are no rows: a terminal has no status bar and no home bar.
  func vertical(_ length: Length) -> Double {
    switch length {
    case .points(let points): points
    case .screen(let part): part * device.height
    case .safeAreaStart, .safeAreaEnd: 0
    }
  }
}
