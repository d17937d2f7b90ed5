#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A stream to or from a terminal, as `newterm` takes it; closed when it goes out of scope.
struct TerminalStream: ~Copyable {
  #if canImport(Glibc)
    /// What the C library calls a stream.
    typealias File = UnsafeMutablePointer<_IO_FILE>
  #else
    /// What the C library calls a stream.
    typealias File = UnsafeMutablePointer<FILE>
  #endif

  /// The stream of the C library.
  let file: File

  /// The terminal.
  let descriptor: CInt

  /// The descriptor of the stream: another one of the terminal, except while a frame is gathered.
  var fileDescriptor: CInt { fileno(file) }

  /// The stream that keys come from: the descriptor, or else standard input, or else, where that is not a
  /// terminal because a document comes in there, the one that controls the process.
  static func keyboard(_ descriptor: CInt?) throws(TerminalError) -> TerminalStream {
    if let descriptor { return try TerminalStream(duplicating: descriptor, mode: "r") }
    if isatty(STDIN_FILENO) == 1 { return try TerminalStream(duplicating: STDIN_FILENO, mode: "r") }
    return try TerminalStream(owning: open("/dev/tty", O_RDWR | O_NOCTTY), mode: "r")
  }

  /// Opens a second descriptor of the same terminal, so that the first stays with its owner.
  init(duplicating descriptor: CInt, mode: String) throws(TerminalError) {
    guard isatty(descriptor) == 1 else { throw .notATerminal }
    try self.init(owning: dup(descriptor), mode: mode)
  }

  private init(owning descriptor: CInt, mode: String) throws(TerminalError) {
    guard descriptor >= 0, let file = fdopen(dup(descriptor), mode) else { throw .notATerminal }
    self.file = file
    self.descriptor = descriptor
  }

  deinit {
    fclose(file)
    close(descriptor)
  }

  /// Writes bytes past ncurses; it has sent all of its own by the end of each frame.
  func write(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { buffer in
        #if canImport(Glibc)
          Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #else
          Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      sent += count
    }
  }
}
