package import FlowDocuments
package import FlowScripts
package import LocaleMatching
package import PaywallRendering

/// The stages that each localization goes through to be checked; tests count how often.
package struct CheckStages {
  /// Fills the gaps of a localization.
  package var merge: (FlowView, LocaleCode?, Platform) -> MergedLocalization = { $0.merged($1, platform: $2) }

  /// Plays a flow until there is nothing left to do.
  package var play: ScriptPlayer.Session

  /// Draws a screen.
  package var draw: (ScreenLayer, RenderOptions, inout PictureStore) -> RenderedScreen = {
    layer,
    options,
    pictures in
    ScreenRenderer.render(layer, options: options, pictures: &pictures)
  }
  /// Creates the stages of the program; without a player no script runs.
  package init(play: @escaping ScriptPlayer.Session = ScriptPlayer.withoutEngine.session()) {
    self.play = play
  }
}
