/// A timer that a script has started.
package struct FlowTimer: Hashable, Sendable {
  /// The seconds that it starts with.
  package let seconds: Double

  /// The function that is called at its end, as a handle.
  let callback: Int?

  /// Whether it has come to its end.
  var isOver = false

  init(seconds: Double, callback: Int?) {
    self.seconds = seconds
    self.callback = callback
  }

  /// The seconds that are left: the clock does not run in a preview.
  var secondsLeft: Double { isOver ? 0 : seconds }
}
