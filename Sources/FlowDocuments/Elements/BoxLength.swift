/// A width or height of a box.
package enum BoxLength: Hashable, Sendable {
  /// Hugs the content.
  case content
  /// Exactly this.
  case fixed(Length)
  /// All the room that is offered.
  case fill
  /// The content's size, at least this.
  case atLeast(Length)
  /// Fills up to `max`, at least `min` or, without one, at least the content.
  case fillUpTo(min: Length?, max: Length)
  /// The content's natural size kept between `min` and `max`, even when less room is offered.
  case shrink(min: Length, max: Length?)
}
