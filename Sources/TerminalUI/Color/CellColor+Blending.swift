extension CellColor {
  /// The colour that shows where this one lies over another; never translucent.
  ///
  /// Nobody knows what the terminal's own colours look like, so over one of them a colour that hides more
  /// than half of it counts as opaque, and any other as nothing.
  package func over(_ below: CellColor) -> CellColor {
    guard alpha < 255, let own = rgb else { return self }
    guard let ground = below.rgb else { return alpha > 127 ? .rgb(own.bits) : below }
    return .rgb(ground.mixed(with: own, Double(alpha) / 255).bits)
  }

  /// The same colour with less of it, from 1 for all to 0; the terminal's own colours stay as they are.
  package func faded(to part: Double) -> CellColor {
    guard case .rgb(let red, let green, let blue, let alpha) = kind, part < 1 else { return self }
    return .rgb(red: red, green: green, blue: blue, alpha: UInt8((Double(alpha) * max(part, 0)).rounded()))
  }

  /// How much two colours stand out from each other, from 1 to 21 (WCAG 2); nil where one of them is the
  /// terminal's own.
  package func contrast(with other: CellColor) -> Double? {
    guard let rgb, let other = other.rgb else { return nil }
    return rgb.contrast(with: other)
  }
}
