internal import TerminalUI

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension TerminalDescription {
  /// The description of a terminal type, from a database of files; nil where there is none.
  static func ofDatabase(_ type: String) -> TerminalDescription? {
    guard let first = type.utf8.first, !type.contains("/"), type.utf8.count < 128 else { return nil }
    let letter = String(Unicode.Scalar(first))
    for folder in folders {
      // Where names of files do not tell case, folders are named by the number of the letter.
      for subfolder in [letter, String(first, radix: 16)] {
        if let bytes = file("\(folder)/\(subfolder)/\(type)") { return TerminalDescription(bytes) }
      }
    }
    return nil
  }

  /// Where ncurses looks.
  private static var folders: [String] {
    var folders = ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"]
    if let home = getenv("HOME") { folders.insert(String(cString: home) + "/.terminfo", at: 0) }
    if let own = getenv("TERMINFO") { folders.insert(String(cString: own), at: 0) }
    return folders
  }

  /// The bytes of a small file.
  private static func file(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    return [UInt8](unsafeUninitializedCapacity: mostBytes) { buffer, count in
      count = fread(buffer.baseAddress, 1, mostBytes, file)
    }
  }

  /// The most that ncurses takes.
  private static let mostBytes = 32_768

  /// Does something while ncurses finds this description in the place of the database's.
  ///
  /// Documented: ncurses(3x), `TERMINFO` may hold a description itself.
  func whileInPlace<Result>(_ body: () -> Result) -> Result {
    guard let bytes else { return body() }
    let before = getenv("TERMINFO").map { String(cString: $0) }
    let text = Base64.encoded(bytes).map { character -> Character in
      switch character {
      case "+": "-"
      case "/": "_"
      default: character
      }
    }
    setenv("TERMINFO", "b64:" + String(text), 1)
    defer { if let before { setenv("TERMINFO", before, 1) } else { unsetenv("TERMINFO") } }
    return body()
  }
}
