public import FlowDocuments
public import PaywallRendering

/// What a flow shows at one moment.
public struct FlowStage: Equatable, Sendable {
  /// A screen in its navigator.
  public struct Layer: Equatable, Sendable {
    /// The navigator.
    public let navigator: Navigator
    /// The screen in it.
    public let instance: ScreenInstance
    /// What the elements of the screen ask for.
    public let state: FlowState

    /// Layers are the same when the same screen is shown in the same state.
    public static func == (left: Layer, right: Layer) -> Bool {
      left.navigator.id == right.navigator.id && left.instance == right.instance && left.state == right.state
    }

    /// Creates a layer.
    public init(navigator: Navigator, instance: ScreenInstance, state: FlowState) {
      self.navigator = navigator
      self.instance = instance
      self.state = state
    }
  }

  /// The screens that are open, the topmost last; none when the script has opened none.
  public let layers: [Layer]

  /// Creates a stage.
  public init(layers: [Layer]) {
    self.layers = layers
  }

  /// The screen that takes presses.
  public var top: Layer? { layers.last }
}
