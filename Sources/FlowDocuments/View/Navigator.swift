/// A layer of a flow that shows one screen at a time (5.x).
package struct Navigator: Sendable {
  /// The id of the navigator that a flow has even where its file names none.
  package static let defaultID = "default"

  /// Its key in `navigators`.
  package let id: String

  /// Layers are drawn in ascending order.
  package let order: Int

  /// What covers the whole screen behind it; nil for the black of the SDK.
  package let background: AssetReference?

  /// The frame around the screen, in which a `screen_holder` marks its place; nil for the bare screen.
  package let content: Element?

  /// What its screens ask for where they say nothing themselves.
  package let defaultActions: ScreenActions

  /// Creates a navigator.
  package init(
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
