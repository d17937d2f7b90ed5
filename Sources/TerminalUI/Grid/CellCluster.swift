/// A grapheme cluster as a cell holds it: a base and up to four marks.
///
/// It needs no storage of its own, so that cells are copied and compared as plain bytes; a frame has
/// thousands of them. A base with four marks is what ncurses can hold as well.
package struct CellCluster: Hashable, Sendable {
  /// The first three scalars, 21 bits each; 0 stands for none.
  private var first: UInt64

  /// The last two.
  private var last: UInt64

  /// The scalars that it can hold.
  package static let mostScalars = 5

  private static let bits = UInt64(21)
  private static let mask = (UInt64(1) << bits) - 1

  /// A blank.
  ///
  /// A literal would be read anew each time, and most cells hold this one.
  package static var space: CellCluster { CellCluster(Unicode.Scalar(UInt8(ascii: " "))) }

  /// A cluster of one scalar.
  package init(_ scalar: Unicode.Scalar) {
    first = UInt64(scalar.value)
    last = 0
  }

  /// The first scalars of a cluster, as many as it can hold.
  package init(_ character: Character) {
    (first, last) = (0, 0)
    for (index, scalar) in character.unicodeScalars.prefix(Self.mostScalars).enumerated() {
      let value = UInt64(scalar.value)
      if index < 3 {
        first |= value << (Self.bits * UInt64(index))
      } else {
        last |= value << (Self.bits * UInt64(index - 3))
      }
    }
  }

  /// How many scalars it has.
  package var scalarCount: Int {
    var count = 1
    while count < Self.mostScalars, value(at: count) != 0 { count += 1 }
    return count
  }

  /// The value of a scalar by its place, the base at 0; 0 behind the last.
  package func value(at index: Int) -> UInt32 {
    let (word, place) = index < 3 ? (first, index) : (last, index - 3)
    return UInt32(truncatingIfNeeded: word >> (Self.bits * UInt64(place)) & Self.mask)
  }

  /// The cluster as text has it.
  package var character: Character {
    if last == 0, first <= Self.mask, let scalar = Unicode.Scalar(value(at: 0)) { return Character(scalar) }
    let scalars = (0..<scalarCount).compactMap { Unicode.Scalar(value(at: $0)) }
    return String(String.UnicodeScalarView(scalars)).first ?? " "
  }
}

extension CellCluster {
  /// What is drawn of it in its first cell; nil when nothing is.
  var drawable: Cell.Content? {
    if last == 0, first <= Self.mask, let scalar = Unicode.Scalar(value(at: 0)), let cell = scalar.singleCell
    {
      return cell
    }
    return character.cells.first
  }
}

extension CellCluster: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Writes a cluster as a literal.
  package init(extendedGraphemeClusterLiteral character: Character) {
    self.init(character)
  }
}
