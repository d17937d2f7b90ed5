import FlowDocuments
import PaywallRendering
import TerminalUI

/// A thing on a drawn screen that can be pointed at.
struct ScreenTarget: Equatable {
  /// What it is.
  enum Content: Equatable {
    /// A text.
    case text(PlacedText)
    /// A button or a switch without a text of its own.
    case control(PlacedControl)
  }

  /// What it is.
  let content: Content

  /// What it is known by when the screen is drawn anew.
  let place: PointedPlace

  /// The part of the screen that it stands in.
  let part: ScreenPart

  /// The cells of that part that it covers; none where nothing is drawn of it.
  let frame: CellRect

  /// The id of the string that it shows; nil when it shows none.
  var stringID: String? {
    switch content {
    case .text(let text): text.stringID
    case .control: nil
    }
  }
}
