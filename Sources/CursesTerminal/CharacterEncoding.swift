#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The encoding of characters that the process and the terminal agree on.
enum CharacterEncoding {
  case utf8
  /// Anything else: only ASCII is sent.
  case ascii

  /// Takes the encoding of the person's locale for the whole process.
  ///
  /// Where no locale is named, or one that is not installed, UTF-8 is taken: a bare container or an ssh
  /// session names none, and its terminal still is a UTF-8 one. A named locale of another encoding, `C`
  /// too, is the person's word. Only the character type is set, so that numbers stay as they are in C.
  static func adopt() -> CharacterEncoding {
    let variables = ["LC_ALL", "LC_CTYPE", "LANG"]
    let isNamed = variables.contains { (name: String) in getenv(name).map { $0.pointee != 0 } ?? false }
    if setlocale(LC_CTYPE, "") != nil, isNamed { return isUTF8 ? .utf8 : .ascii }
    let fallbacks = ["C.UTF-8", "en_US.UTF-8", "UTF-8"]
    for fallback: String in fallbacks where setlocale(LC_CTYPE, fallback) != nil {
      if isUTF8 { return .utf8 }
    }
    return .ascii
  }

  private static var isUTF8: Bool {
    guard let name = nl_langinfo(nl_item(CODESET)) else { return false }
    return strcasecmp(name, "UTF-8") == 0 || strcasecmp(name, "UTF8") == 0
  }
}
