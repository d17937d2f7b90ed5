/// Something besides the terminal that the program waits for.
package struct EventWatch: Hashable, Sendable {
  /// What can be read when it has come.
  package let descriptor: Int32

  /// How long the wait may be at most, in milliseconds; nil for no limit.
  package let milliseconds: Int32?

  /// Creates a watch.
  package init(descriptor: Int32, milliseconds: Int32? = nil) {
    self.descriptor = descriptor
    self.milliseconds = milliseconds
  }
}
