#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the kernel does with the bytes of a terminal: echo, line editing, signal keys.
package struct LineDiscipline: Hashable, Sendable {
  private let flags: [UInt]
  private let keys: [UInt8]

  /// Whether typed bytes come back and wait for Enter: a shell's state, not a full-screen program's.
  package let isCooked: Bool

  init?(controller: Int32) {
    var attributes = termios()
    guard tcgetattr(controller, &attributes) == 0 else { return nil }
    flags = [attributes.c_iflag, attributes.c_oflag, attributes.c_cflag, attributes.c_lflag].map { UInt($0) }
    keys = withUnsafeBytes(of: attributes.c_cc) { Array($0) }
    isCooked = attributes.c_lflag & tcflag_t(ECHO) != 0 && attributes.c_lflag & tcflag_t(ICANON) != 0
  }
}
