/// One square of a terminal's screen.
package struct ScreenCell: Hashable, Sendable {
  /// The character with its marks; empty in the second half of a wide one.
  package var text: String

  /// How it is drawn.
  package var rendition: Rendition

  /// A cell that nothing was written to.
  static func blank(_ rendition: Rendition = Rendition()) -> ScreenCell {
    var ground = Rendition()
    ground.background = rendition.background
    return ScreenCell(text: " ", rendition: ground)
  }
}
