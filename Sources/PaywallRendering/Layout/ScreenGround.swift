import FlowDocuments
import TerminalUI

/// What lies behind all of a screen.
struct ScreenGround {
  /// The paints, the last on top; none for the terminal's own ground.
  let paints: [Paint]

  /// Finds it: black where the view is made in colours, and on it the navigator's with what its frame
  /// is painted with (5.x) and the screen's own background (4.x).
  ///
  /// From code: both the SDK's navigator and a style without a readable background are black. A view that
  /// names no colour at all says nothing about how it looks, and is drawn in the terminal's own colours.
  init(_ layer: ScreenLayer, _ frame: NavigatorFrame, _ layout: inout ElementLayout) {
    let references = [layer.navigator?.background] + frame.grounds + [layer.screen.screen.background]
    var own: [Paint] = []
    for reference in references { if let paint = layout.ground(reference) { own.append(paint) } }
    paints = (layout.assets.hasColors || !own.isEmpty ? [.color(.black)] : []) + own
  }
}
