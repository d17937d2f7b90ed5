package import FlowDocuments
import LocaleMatching

/// A screen that is open, and what its elements are told.
package struct ScreenLayer: Sendable {
  /// The screen.
  package let screen: LocalizedScreen

  /// The navigator that it is shown in (5.x); nil for a screen by itself.
  package let navigator: Navigator?

  /// What its elements are told.
  package let state: FlowState

  /// Creates a layer.
  package init(_ screen: LocalizedScreen, in navigator: Navigator? = nil, state: FlowState) {
    self.screen = screen
    self.navigator = navigator
    self.state = state
  }
}

extension ScreenLayer {
  /// What darkens the screens below it; nil where it hides them.
  ///
  /// From code: a sheet of 4.x stands over black, 40 % of it on Android and 78 % on iOS; a navigator's background covers
  /// the whole screen, and is black where the file names none.
  func veil(_ options: RenderOptions) -> AssetColor? {
    if screen.screen.layout == .sheet {
      return AssetColor(red: 0, green: 0, blue: 0, alpha: options.platform == .android ? 102 : 199)
    }
    let assets = AssetLookup(localization: screen.localization, isDark: options.isDark, state: state)
    guard let color = assets.color(navigator?.background), color.alpha < 255 else { return nil }
    return color
  }
}
