/// How many colours may be used.
public enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// None: bold, underline and the like are all there is.
  case none
  /// The terminal's sixteen, whose look is the person's own choice.
  case sixteen
  /// The palette of 256.
  case palette
  /// Any colour by its components.
  case trueColor
}
