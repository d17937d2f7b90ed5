/// A phone or tablet that a view is drawn on.
package struct Device: Hashable, Sendable {
  /// The kinds of device that a view can ask for.
  package enum Kind: String, Sendable {
    /// A phone.
    case phone
    /// A tablet.
    case tablet = "tab"
  }

  /// The parts of the screen, in points, that the system covers: its bars, a notch, round corners.
  package struct SafeArea: Hashable, Sendable {
    /// At the top.
    package var top: Double
    /// At the bottom.
    package var bottom: Double
    /// At both sides.
    package var sides: Double

    /// Creates insets.
    package init(top: Double, bottom: Double, sides: Double = 0) {
      self.top = top
      self.bottom = bottom
      self.sides = sides
    }
  }

  /// The kind.
  package let kind: Kind
  /// The width of the screen in points, safe areas included.
  package let width: Double
  /// The height of the screen in points, safe areas included.
  package let height: Double
  /// What the system covers.
  package let safeArea: SafeArea

  /// Creates a device; a side is never below one point.
  package init(kind: Kind, width: Double, height: Double, safeArea: SafeArea) {
    self.kind = kind
    self.width = max(1, width)
    self.height = max(1, height)
    self.safeArea = safeArea
  }

  /// Whether it is wider than tall.
  package var isLandscape: Bool { width > height }

  /// The same device on its side, or upright again.
  ///
  /// The system's bar at the top goes to both sides, as on a phone with a notch; the one at the bottom stays,
  /// a little lower.
  package var rotated: Device {
    let area =
      isLandscape
      ? SafeArea(top: safeArea.sides, bottom: safeArea.bottom / Self.lowered)
      : SafeArea(top: 0, bottom: safeArea.bottom * Self.lowered, sides: safeArea.top)
    return Device(kind: kind, width: height, height: width, safeArea: area)
  }

  /// The part of the bar at the bottom that is left on a phone that lies on its side: 21 of 34 points.
  private static let lowered = 21.0 / 34
}
