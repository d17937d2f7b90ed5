import FlowDocuments

/// A text on its way to the screen: its string has been found and its tags filled in.
struct ResolvedText {
  /// The id of the string that was found, or of the first one that was looked for.
  let stringID: String?

  /// The ids that were looked for, in order.
  var candidates: [String] = []

  /// Where the string comes from.
  let origin: Origin

  /// What happened to it.
  let fate: PlacedText.Fate

  /// The pieces to draw; none when nothing is drawn.
  let pieces: [Piece]

  /// Whether the pieces are those of the string's fallback.
  var isFallback = false

  /// The pictures in it that the phone leaves out.
  var lostPictures: [String] = []

  /// The string of the user's own language that was passed over for a more specific one of the default; nil
  /// for none.
  var hiddenStringID: String?

  /// A piece of text with the attributes that its string gives it.
  struct Piece {
    let text: String
    let attributes: TextAttributes
  }

  /// The same with another text in its place.
  func showing(_ text: String) -> ResolvedText {
    ResolvedText(
      stringID: stringID,
      candidates: candidates,
      origin: origin,
      fate: fate,
      pieces: [Piece(text: text, attributes: TextAttributes())]
    )
  }
}
