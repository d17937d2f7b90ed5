extension CellGrid {
  /// The grid in characters that every terminal has, for a locale that is not a UTF-8 one.
  ///
  /// Lines of boxes and common signs get the nearest ASCII character, everything else `?`; a wide cluster
  /// gets two of them.
  package var inASCII: CellGrid {
    var grid = CellGrid(size: size)
    grid.cursor = cursor
    for y in 0..<size.height {
      for x in 0..<size.width {
        let cell = self[x, y]
        let character: Character =
          switch cell.content {
          case .narrow(let cluster): cluster.character.inASCII
          case .wide, .continuation: "?"
          }
        grid[x, y] = Cell(.narrow(CellCluster(character)), style: cell.style)
      }
    }
    return grid
  }
}

extension Character {
  /// The character of ASCII that comes nearest; `?` when none does.
  fileprivate var inASCII: Character {
    if isASCII { return self }
    return Character.asciiForms.first { $0.0.contains(self) }?.1 ?? "?"
  }

  private static let asciiForms: [(String, Character)] = [
    ("─━═╌┄┈—–‐‑−", "-"), ("│┃║╎┆┊▏▕", "|"), ("┌┐└┘├┤┬┴┼╭╮╰╯┏┓┗┛┣┫┳┻╋╔╗╚╝╠╣╦╩╬", "+"),
    ("•●◦○∙", "*"), ("·‧", "."), ("…", "~"), ("‘’‚′", "'"), ("“”„″", "\""),
    ("◂◀←‹«", "<"), ("▸▶→›»", ">"), ("▴▲↑", "^"), ("▾▼↓", "v"),
    ("✓✔☑", "+"), ("✗✘✕✖×", "x"), ("⚠", "!"), ("█▓▒░■", "#"), ("≠", "!"), ("★☆", "*"),
  ]
}
