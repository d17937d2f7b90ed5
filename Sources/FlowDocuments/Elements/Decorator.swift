/// Ground, border and shape of an element; its presence clips the content.
package struct Decorator: Hashable, Sendable {
  /// The outline of an element.
  package enum Shape: String, Sendable {
    /// A rectangle, with or without round corners.
    case rectangle = "rect"
    /// A circle.
    case circle
    /// The top edge bends up.
    case curveUp = "curve_up"
    /// The top edge bends down.
    case curveDown = "curve_down"
  }

  /// The colour, gradient or image behind the content.
  package var background: AssetReference?
  /// The outline.
  package var shape: Shape
  /// The largest corner radius in points; only a rectangle has one.
  package var cornerRadius: Double
  /// What the border is drawn with.
  package var border: AssetReference?
  /// The thickness of the border in points; 0 draws none.
  package var thickness: Double

  /// Creates a decorator; without arguments it draws nothing.
  package init(
    background: AssetReference? = nil,
    shape: Shape = .rectangle,
    cornerRadius: Double = 0,
    border: AssetReference? = nil,
    thickness: Double = 1
  ) {
    self.background = background
    self.shape = shape
    self.cornerRadius = cornerRadius
    self.border = border
    self.thickness = thickness
  }
}
