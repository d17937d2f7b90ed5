/// A layer of a flow that shows one screen at a time (5.x).
public struct Navigator: Sendable {
  /// The id of the navigator that a flow has even where its file names none.
  public static let defaultID = "default"

  /// Its key in `navigators`.
  public let id: String

  /// Layers are drawn in ascending order.
  public let order: Int

  /// What covers the whole screen behind it; nil for the black of the SDK.
  public let background: AssetReference?

  /// The frame around the screen, in which a `screen_holder` marks its place; nil for the bare screen.
  public let content: Element?

  /// What its screens ask for where they say nothing themselves.
  public let defaultActions: ScreenActions

  /// Creates a navigator.
  public init(
    id: String,
    order: Int = 0,
    background: AssetReference? = nil,
    content: Element? = nil,
    defaultActions: ScreenActions = ScreenActions()
  ) {
    self.id = id
    self.order = order
    self.background = background
    self.content = content
    self.defaultActions = defaultActions
  }
}
