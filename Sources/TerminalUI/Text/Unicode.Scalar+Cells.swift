extension Unicode.Scalar {
  /// The columns that the C library and the terminals give the scalar: 0 for a mark, 1 or 2 for the rest.
  ///
  /// Meant for drawable scalars; `drawable` tells which those are.
  var cellWidth: Int {
    guard value >= 0x300 else { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    if isTrailingJamo { return 0 }
    return EastAsianWidth.isWide(self) ? 2 : 1
  }

  /// The scalar that may be sent to a terminal in place of this one; nil when nothing is to be shown.
  ///
  /// - Controls become pictures (`␛`), so that a text can neither move the cursor nor talk to the terminal.
  /// - Bidi controls, zero-width and other invisible characters vanish: terminals disagree about them, and
  ///   they can make a text look like another one.
  /// - What is unassigned, or newer than the width tables of the systems in use, becomes `�`: the C library
  ///   and the terminal would disagree about its width.
  var drawable: Unicode.Scalar? {
    switch value {
    case 0x20...0x7E: return self
    case 0x00...0x1F: return Unicode.Scalar(0x2400 + value)
    case 0x7F: return "␡"
    case 0x80...0x9F: return "�"
    case 0xA0: return " "
    default: break
    }
    guard !properties.isDefaultIgnorableCodePoint else { return nil }
    switch properties.generalCategory {
    case .format: return isPrependedSign ? self : nil
    case .lineSeparator, .paragraphSeparator: return nil
    case .privateUse: return self
    case .unassigned, .surrogate, .control: return "�"
    default: return isInWidthTables ? self : "�"
    }
  }

  /// Whether the systems in use know the scalar's width: Debian 12's C library knows Unicode 14.
  ///
  /// A sign of Ahom (U+1171E) has become a nonspacing mark since.
  private var isInWidthTables: Bool {
    guard let age = properties.age, value != 0x1171E else { return false }
    return age.major <= 14
  }

  /// Whether it is a format character that is seen nevertheless, such as the Arabic number sign.
  private var isPrependedSign: Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// Whether it is a vowel or final consonant of Hangul that joins what stands before it.
  private var isTrailingJamo: Bool {
    switch value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: true
    default: false
    }
  }

  /// The capital letter of a regional indicator, of which flags are made; nil for anything else.
  var flagLetter: Unicode.Scalar? {
    guard (0x1F1E6...0x1F1FF).contains(value) else { return nil }
    return Unicode.Scalar(value - 0x1F1E6 + 0x41)
  }
}
