/// How many colours may be used.
package enum ColorDepth: Int, Hashable, Sendable, CaseIterable {
  /// None: bold, underline and the like are all there is.
  case none
  /// The first eight of the terminal's; bold text may look bright.
  case eight
  /// The terminal's sixteen, whose look is the person's own choice.
  case sixteen
  /// The palette of 256.
  case palette
  /// Any colour by its components.
  case trueColor
}

extension ColorDepth: Comparable {
  /// Whether the first has fewer colours.
  package static func < (first: ColorDepth, second: ColorDepth) -> Bool {
    first.rawValue < second.rawValue
  }
}
