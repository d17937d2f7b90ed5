/// A grapheme cluster of a text, as far as breaking it into lines asks.
///
/// Plain numbers: a text of a megabyte has a million of them.
struct MeasuredCluster: Sendable {
  /// Where it starts in the text, in UTF-8 units.
  let start: Int

  /// The scalar that it is; nil for a cluster of several.
  let scalar: Unicode.Scalar?

  /// How many scalars it has.
  let scalarCount: Int32

  /// The columns that it takes.
  let width: Int32

  /// The run that it begins in.
  let run: Int32

  /// Whether a line may be broken after it, and it is not seen at the end of one.
  let isSpace: Bool

  /// Whether it ends a paragraph.
  let isNewline: Bool

  /// Whether it shows as a hyphen where a line is broken after it, and as nothing elsewhere.
  var isSoftHyphen: Bool { scalar == "\u{AD}" }

  /// A cluster of one scalar that is a cell, or a pair of cells, by itself.
  init(_ scalar: Unicode.Scalar, width: Int, start: Int, run: Int) {
    self.start = start
    self.scalar = scalar
    scalarCount = 1
    self.width = Int32(width)
    self.run = Int32(run)
    isSpace = scalar.hangsOverLineEnd
    isNewline = false
  }

  /// A cluster that has to be looked at closely; a tab is a space.
  init(_ character: Character, start: Int, run: Int) {
    let character = character == "\t" ? " " : character
    let scalars = character.unicodeScalars
    self.start = start
    scalar = scalars.count == 1 ? scalars.first : nil
    scalarCount = Int32(clamping: scalars.count)
    width = Int32(clamping: character.cellWidth)
    self.run = Int32(run)
    isSpace = scalar?.hangsOverLineEnd ?? false
    isNewline = character.isNewline
  }
}
