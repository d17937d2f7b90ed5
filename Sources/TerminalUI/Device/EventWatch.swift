/// Something besides the terminal that the program waits for.
public struct EventWatch: Hashable, Sendable {
  /// What can be read when it has come.
  public let descriptor: Int32

  /// How long the wait may be at most, in milliseconds; nil for no limit.
  public let milliseconds: Int32?

  /// Creates a watch.
  public init(descriptor: Int32, milliseconds: Int32? = nil) {
    self.descriptor = descriptor
    self.milliseconds = milliseconds
  }
}
