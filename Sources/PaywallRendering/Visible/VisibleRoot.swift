import FlowDocuments

/// What stands by itself on a screen: a part of the screen, or of the frame of its navigator.
struct VisibleRoot {
  /// What it is to the screen.
  enum Role: Hashable {
    case background
    case cover
    case content
    case footer
    case overlay
    case frame
  }

  /// The element as far as it is drawn.
  let element: Element

  /// What it is.
  let role: Role

  /// The part of the drawn screen that it stands in.
  let part: ScreenPart

  /// Where it stands from side to side.
  var horizontal = HorizontalAlignment.center

  /// The parts besides the body, in the order in which they are laid out after it.
  static let partsAroundBody: [ScreenPart] = [.footer, .top, .middle, .bottom]
}
