/// What every kind of element can have.
public struct ElementProperties: Hashable, Sendable {
  /// Room outside the decorator.
  public var padding: EdgeInsets
  /// Moves the drawing, never its neighbours.
  public var offset: Offset
  /// 0 draws nothing and keeps the room; end values of animations count.
  public var opacity: Double
  /// Ground, border and shape.
  public var decorator: Decorator?

  /// Creates properties; without arguments those of an element that sets none.
  public init(
    padding: EdgeInsets = .zero,
    offset: Offset = .zero,
    opacity: Double = 1,
    decorator: Decorator? = nil
  ) {
    self.padding = padding
    self.offset = offset
    self.opacity = opacity
    self.decorator = decorator
  }
}
