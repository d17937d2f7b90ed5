public import FlowDocuments
public import TerminalUI

/// A text on a drawn screen: where it stands and where it comes from.
public struct PlacedText: Hashable, Sendable {
  /// The id of its string; nil when the element names none, for instance a variable that is not set.
  public let stringID: String?

  /// Where the string comes from.
  public let origin: Origin

  /// What happened to the text on its way to the screen.
  public let fate: Fate

  /// The rows and columns it covers on the grid of its region; empty when nothing is drawn.
  public let frame: CellRect

  /// Where its element stands in the file.
  public let pointer: JSONPointer

  /// What can happen to a text.
  public enum Fate: Hashable, Sendable {
    /// It can be read.
    case shown
    /// Its string has nothing in it.
    case empty
    /// No string of that id is in play.
    case missing
    /// A tag of it has no value, which on iOS blanks the whole text.
    case unresolvedTag(String)
  }

  /// Creates a placed text.
  public init(stringID: String?, origin: Origin, fate: Fate, frame: CellRect, pointer: JSONPointer) {
    self.stringID = stringID
    self.origin = origin
    self.fate = fate
    self.frame = frame
    self.pointer = pointer
  }
}
