/// What a screen asks for as it comes and goes (5.x).
///
/// From code: a screen's own list for a moment takes the place of its navigator's; they are not merged.
package struct ScreenActions: Hashable, Sendable {
  /// The moments that a screen or a navigator can name, by their keys in the file.
  package enum Moment: String, CaseIterable, Sendable {
    /// Before it comes into view.
    case willAppear = "on_will_appear"
    /// Once it is in view.
    case didAppear = "on_did_appear"
    /// Before it goes.
    case willDisappear = "on_will_disappear"
    /// Once it has gone.
    case didDisappear = "on_did_disappear"
    /// A tap beside a sheet.
    case outsideTap = "on_outside_tap"
    /// The keyboard's focus moves.
    case focusChange = "on_focus_change"
    /// The back button of Android; iOS never runs it.
    case deviceBack = "on_device_back"
  }

  private let actions: [Moment: [FlowAction]]

  /// Creates a list for each moment; without arguments there are none.
  package init(_ actions: [Moment: [FlowAction]] = [:]) {
    self.actions = actions
  }

  /// The actions of a moment, in order; nil when the file names none, so that the navigator's count.
  package subscript(moment: Moment) -> [FlowAction]? { actions[moment] }
}
