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

  /// A colour as near to this one as possible that stands out from a ground by `ratio`; black or white where
  /// even they do not reach it.
  func standingOut(from ground: RGB, by ratio: Double) -> RGB {
    guard contrast(with: ground) < ratio else { return self }
    let end = RGB.black.contrast(with: ground) > RGB.white.contrast(with: ground) ? RGB.black : RGB.white
    // Halving twelve times finds the step between two neighbours.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<12 {
      let middle = (low + high) / 2
      if mixed(with: end, middle).contrast(with: ground) < ratio { low = middle } else { high = middle }
    }
    return mixed(with: end, high)
  }

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
