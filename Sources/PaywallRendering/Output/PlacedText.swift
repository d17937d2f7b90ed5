package import FlowDocuments
package import LocaleMatching
package import TerminalUI

/// A text of a screen: where it stands and where it comes from.
package struct PlacedText: Hashable, Sendable {
  /// What can happen to a text on its way to the screen.
  package enum Fate: Hashable, Sendable {
    /// It can be read.
    case shown
    /// Its string has nothing in it, or only tags that are empty.
    case empty
    /// No string of that id is in play.
    case missing
    /// A tag of it has no value, which blanks the text on iOS and drops the tag on Android.
    case unresolvedTag(String)
    /// A script decides which string is shown; no script was run.
    case setByScript(String)
    /// It is about a product that has not come in: a grey bar on iOS, nothing on Android.
    case awaitingProduct
    /// Its element is fully transparent.
    case transparent
  }

  /// The id of its string; nil when the element names none.
  package let stringID: String?

  /// The ids that were looked for, in order; a product's text has several.
  package let candidates: [String]

  /// Where the string comes from.
  package let origin: Origin

  /// What happened to it.
  package let fate: Fate

  /// Whether the fallback of its string is shown, since a tag has no value.
  package let isFallback: Bool

  /// The rows and columns that it covers on the grid of its region; empty when nothing is drawn.
  package let frame: CellRect

  /// Where its element stands in the file.
  package let pointer: JSONPointer

  /// Creates a placed text.
  package init(
    stringID: String?,
    candidates: [String] = [],
    origin: Origin,
    fate: Fate,
    isFallback: Bool = false,
    frame: CellRect,
    pointer: JSONPointer
  ) {
    self.stringID = stringID
    self.candidates = candidates
    self.origin = origin
    self.fate = fate
    self.isFallback = isFallback
    self.frame = frame
    self.pointer = pointer
  }
}

extension PlacedText {
  /// What follows on a platform from a tag that has no value, in words; nil where every tag has one.
  package func consequenceOfMissingTag(on platform: Platform) -> String? {
    guard case .unresolvedTag(let tag) = fate else { return nil }
    return Self.consequence(ofMissing: tag, isFallback: isFallback, on: platform)
  }

  static func consequence(ofMissing tag: String, isFallback: Bool, on platform: Platform) -> String {
    if isFallback { return "the fallback is shown in its place" }
    return switch platform {
    case .iOS: "iOS blanks the whole text"
    case .android where ProductTag(rawValue: tag) != nil:
      "Android blanks the whole text, even where it has a fallback"
    case .android: "Android leaves the tag out"
    }
  }
}
