/// A colour of a view.
package struct AssetColor: Hashable, Sendable {
  /// Red, 0 to 255.
  package let red: UInt8
  /// Green, 0 to 255.
  package let green: UInt8
  /// Blue, 0 to 255.
  package let blue: UInt8
  /// Opacity, 0 to 255.
  package let alpha: UInt8

  /// Creates a colour from its components.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
