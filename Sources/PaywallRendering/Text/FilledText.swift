/// A text whose tags have been filled in, with what was noticed.
struct FilledText {
  /// The pieces in order; what nothing is known of is left out.
  var pieces: [ResolvedText.Piece] = []

  /// The first tag that nothing knows; nil where there is none.
  var missingTag: String?

  /// Whether a tag leaves nothing of the text, not even its fallback.
  var isEmptied = false

  /// The pictures that the phone leaves out.
  var lostPictures: [String] = []
}
