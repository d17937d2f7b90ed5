package import PaywallRendering

/// How a screen is laid out and drawn, given to the presentation so that it can be counted.
package struct ScreenDrawing: Sendable {
  /// Draws the last of the screens that are open over what is seen of the others; nil where none is open.
  package let draw:
    @Sendable (_ layers: [ScreenLayer], _ options: RenderOptions, _ pictures: inout PictureStore) ->
      RenderedScreen?

  /// Draws in a way of one's own.
  package init(
    _ draw: @escaping @Sendable ([ScreenLayer], RenderOptions, inout PictureStore) -> RenderedScreen?
  ) {
    self.draw = draw
  }

  /// The one that is used.
  package static let renderer = ScreenDrawing { layers, options, pictures in
    ScreenRenderer.render(layers, options: options, pictures: &pictures)
  }
}
