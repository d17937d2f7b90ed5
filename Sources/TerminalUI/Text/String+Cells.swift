extension StringProtocol {
  /// The columns that the text takes on one row of a terminal.
  package var cellWidth: Int { countedCells }

  fileprivate var countedCells: Int {
    guard !isPlainASCII else { return utf8.count }
    var width = 0
    forEachCluster { cluster in
      switch cluster {
      case .single(.narrow): width += 1
      case .single: width += 2
      case .other(let character): width += character.cellWidth
      }
    }
    return width
  }

  /// The text as a terminal may be sent it: what `CellGrid.write` would draw, as a string.
  ///
  /// Every text from a file, an argument or a terminal goes through here (or through a grid) on its way to
  /// any sink: a printed report, an error message, a window title. Controls become pictures, newlines too
  /// (`␊`: split lines before), and what is invisible or reorders text is removed. Its width is the same
  /// as the text's own.
  package var drawable: String {
    if isPlainASCII { return String(self) }
    var result = ""
    for character in self { result.append(drawable: character) }
    return result
  }

  /// The text's drawable form, cut so that it takes at most `width` columns, with `…` where something was cut.
  package func truncated(toWidth width: Int) -> String {
    guard cellWidth > width else { return drawable }
    guard width > 0 else { return "" }
    var result = ""
    var columns = 0
    for character in self {
      let next = columns + character.cellWidth
      guard next < width else { break }
      result.append(drawable: character)
      columns = next
    }
    return result + "…"
  }

  /// The text's drawable form, filled with blanks on the right up to `width` columns.
  package func padded(toWidth width: Int) -> String {
    drawable + String(repeating: " ", count: Swift.max(0, width - cellWidth))
  }
}

extension String {
  /// The columns that the text takes on one row of a terminal.
  ///
  /// The same as for any text, as code of its own: other modules ask for it more than for anything else.
  package var cellWidth: Int { countedCells }

  /// Appends a cluster in its drawable form.
  fileprivate mutating func append(drawable character: Character) {
    if character.singleCell != nil {
      append(character)
    } else {
      for part in character.drawableParts { append(part) }
    }
  }
}
