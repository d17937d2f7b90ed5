package import FlowDocuments
package import PaywallRendering

/// What a flow shows at one moment.
package struct FlowStage: Equatable, Sendable {
  /// A screen in its navigator.
  package struct Layer: Equatable, Sendable {
    /// The navigator.
    package let navigator: Navigator
    /// The screen in it.
    package let instance: ScreenInstance
    /// What the elements of the screen ask for.
    package let state: FlowState

    /// Layers are the same when the same screen is shown in the same state.
    package static func == (left: Layer, right: Layer) -> Bool {
      left.navigator.id == right.navigator.id && left.instance == right.instance && left.state == right.state
    }

    /// Creates a layer.
    package init(navigator: Navigator, instance: ScreenInstance, state: FlowState) {
      self.navigator = navigator
      self.instance = instance
      self.state = state
    }
  }

  /// The screens that are open, the topmost last; none when the script has opened none.
  package let layers: [Layer]

  /// Creates a stage.
  package init(layers: [Layer]) {
    self.layers = layers
  }

  /// The screen that takes presses.
  package var top: Layer? { layers.last }
}
