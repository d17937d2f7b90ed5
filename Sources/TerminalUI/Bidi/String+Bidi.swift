extension StringProtocol {
  /// The text set apart, as to direction, from what is around it; it takes the same columns.
  ///
  /// For a name or a quotation from a file inside a line of the program's own: the first letter of the text
  /// decides about the direction inside, and nothing outside is moved. From UAX #9: FSI and PDI.
  package var isolated: String {
    needsReordering ? "\u{2068}\(self)\u{2069}" : String(self)
  }

  /// Whether a left-to-right line of the text is seen in another order than it is stored in.
  ///
  /// True for every text with a character or a control that can run from right to left, and rarely for others.
  package var needsReordering: Bool {
    // The first byte of U+0580 and all that follow; most text of European languages is done with here.
    guard utf8.contains(where: { $0 >= 0xD6 }) else { return false }
    return unicodeScalars.contains(where: \.mayRunRightToLeft)
  }
}

extension Unicode.Scalar {
  /// Whether it lies where Unicode keeps right-to-left scripts and controls, assigned or not.
  ///
  /// From `DerivedBidiClass.txt`: the ranges whose default class is R or AL, and the controls.
  fileprivate var mayRunRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    case 0x200F, 0x202B, 0x202E, 0x2067: true
    default: false
    }
  }
}
