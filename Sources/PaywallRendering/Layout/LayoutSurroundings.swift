import FlowDocuments

/// What an element's looks depend on besides itself: what it stands in.
struct LayoutSurroundings {
  /// What decides which of the elements inside it are seen.
  var place: VisiblePlace

  /// How much of it can be seen, from 1 for all to 0: its own opacity and that of everything around it.
  var opacity: Double { place.opacity }

  /// Whether nothing of it can be seen.
  var isTransparent: Bool { opacity == 0 }

  /// Whether the room around it is so small that a picture can only be an icon.
  var isIconSized = false

  /// The rows that the box around it gives a picture; 0 when it is as tall as its name.
  var pictureRows = 0

  /// The height in points that a box has for it alone; nil where none has.
  var textHeight: Double?

  /// Whether the box around it shows where it is and holds nothing else.
  var isFramed = false

  /// Whether it lies on the corner of something else, so that it is drawn as plain text without a box.
  var isBadge = false

  /// What a press on the button around it does, which tells what its picture shows; nil outside buttons.
  var action: String?
}
