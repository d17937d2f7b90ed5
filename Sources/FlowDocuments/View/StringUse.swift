/// A place where a screen uses a string.
public struct StringUse: Hashable, Sendable {
  /// The ids that the SDK looks up there, in order; the first that is defined is shown.
  public let candidates: [String]

  /// The screen.
  public let screen: String

  /// Where its element stands in the file.
  public let pointer: JSONPointer

  /// Creates a use.
  public init(candidates: [String], screen: String, pointer: JSONPointer) {
    self.candidates = candidates
    self.screen = screen
    self.pointer = pointer
  }
}
