extension Unicode.Scalar {
  /// The columns that it takes by itself: 0 for a mark, 2 for East Asian wide and for emoji.
  ///
  /// Written apart from the program under test, so that an error there does not hide here.
  var cellWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format: return value == 0xAD ? 1 : 0
    default: break
    }
    switch value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: return 0
    case 0x303F, 0x4DC0...0x4DFF, 0x1F1E6...0x1F1FF: return 1
    default: break
    }
    return properties.isEmojiPresentation || Self.wideRanges.contains { $0.contains(value) } ? 2 : 1
  }

  /// East Asian width W and F, except for emoji.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x1F300...0x1F320, 0x20000...0x3FFFD,
  ]

  /// Whether it has no business on a screen: a control, a bidi control, a line separator, a soft hyphen.
  var isForbiddenOnScreen: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    case .format: value != 0x200C && value != 0x200D
    default: value & 0xFFFE == 0xFFFE
    }
  }
}
