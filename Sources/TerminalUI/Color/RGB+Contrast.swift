extension RGB {
  /// How much brighter the brighter of two colours is, from 1 to 21.
  ///
  /// Documented: WCAG 2, contrast ratio.
  func contrast(with other: RGB) -> Double {
    let (own, their) = (luminance, other.luminance)
    return (max(own, their) + 0.05) / (min(own, their) + 0.05)
  }

  /// How bright it looks, 0 to 1.
  ///
  /// Documented: WCAG 2, relative luminance.
  private var luminance: Double {
    0.2126 * RGB.linear[Int(red)] + 0.7152 * RGB.linear[Int(green)] + 0.0722 * RGB.linear[Int(blue)]
  }

  /// A colour as near to this one as possible that stands out from a ground by `ratio`.
  ///
  /// What is brighter than its ground stays brighter, and what is darker stays darker, though it then stands
  /// out less; only where even black or white hardly could, it changes sides.
  func standingOut(from ground: RGB, by ratio: Double) -> RGB {
    guard contrast(with: ground) < ratio else { return self }
    let (own, other) = luminance < ground.luminance ? (RGB.black, RGB.white) : (RGB.white, RGB.black)
    let best = own.contrast(with: ground)
    if best < ratio, best >= Self.leastOnOwnSide { return own }
    let end = best >= ratio ? own : other
    // Halving twelve times finds the step between two neighbours.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<12 {
      let middle = (low + high) / 2
      let mixed = mixed(with: end, middle)
      let isBeyond = end == own || (mixed.luminance < ground.luminance) == (end == .black)
      if isBeyond, mixed.contrast(with: ground) >= ratio { high = middle } else { low = middle }
    }
    return mixed(with: end, high)
  }

  /// What can still be read, if not well.
  private static let leastOnOwnSide = 2.0

  /// The light that each value of a component stands for (sRGB).
  private static let linear: [Double] = (0...255).map { value in
    let part = Double(value) / 255
    guard part > 0.03928 else { return part / 12.92 }
    let base = (part + 0.055) / 1.055
    // To the power of 2.4: the square, twice the fifth root. Newton's steps from 1 find that root.
    var root = 1.0
    for _ in 0..<12 { root -= (root * root * root * root * root - base) / (5 * root * root * root * root) }
    return base * base * root * root
  }
}
