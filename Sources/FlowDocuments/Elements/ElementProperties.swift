/// What every kind of element can have.
package struct ElementProperties: Hashable, Sendable {
  /// Room outside the decorator.
  package var padding: EdgeInsets
  /// Moves the drawing, never its neighbours.
  package var offset: Offset
  /// 0 draws nothing and keeps the room; end values of animations count.
  package var opacity: Double
  /// Whether it is hidden at first and fades in.
  package var appearsLater: Bool
  /// Ground, border and shape.
  package var decorator: Decorator?
  /// Whether it can be tapped (5.x); it can unless the script says otherwise.
  package var isEnabled: Binding?
  /// The name by which the script moves the keyboard's focus to it (5.x).
  package var focusID: String?
  /// What it asks for when its animations are over (5.x), in order.
  package var animationsFinishActions: [FlowAction]

  /// Creates properties; without arguments those of an element that sets none.
  package init(
    padding: EdgeInsets = .zero,
    offset: Offset = .zero,
    opacity: Double = 1,
    appearsLater: Bool = false,
    decorator: Decorator? = nil,
    isEnabled: Binding? = nil,
    focusID: String? = nil,
    animationsFinishActions: [FlowAction] = []
  ) {
    self.padding = padding
    self.offset = offset
    self.opacity = opacity
    self.appearsLater = appearsLater
    self.decorator = decorator
    self.isEnabled = isEnabled
    self.focusID = focusID
    self.animationsFinishActions = animationsFinishActions
  }
}
