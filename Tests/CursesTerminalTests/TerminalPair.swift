import CPseudoTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A terminal whose other end the test holds: it types, and reads what is drawn.
struct TerminalPair: ~Copyable {
  /// The end that the program under test has.
  let descriptor: CInt
  private var controller: CInt

  init(rows: UInt16 = 24, columns: UInt16 = 80) throws {
    var controller: CInt = -1
    var terminal: CInt = -1
    guard pseudo_terminal_open(columns, rows, &controller, &terminal) == 0 else { throw Failure() }
    self.controller = controller
    descriptor = terminal
  }

  struct Failure: Error {}

  deinit {
    close(controller)
    close(descriptor)
  }

  /// Sends bytes as a keyboard does.
  func type(_ text: String) {
    type(bytes: Array(text.utf8))
  }

  /// Sends bytes as a keyboard does.
  func type(bytes: [UInt8]) {
    _ = write(controller, bytes, bytes.count)
  }

  /// Gives the terminal another size and tells the process so, as a terminal does.
  func resize(rows: UInt16, columns: UInt16) {
    _ = pseudo_terminal_resize(controller, columns, rows)
    kill(getpid(), SIGWINCH)
  }

  /// Closes the test's end, as a window is closed.
  mutating func hangUp() {
    close(controller)
    controller = -1
  }

  /// What has been sent to the screen since the last time.
  ///
  /// A mark sent after it tells where it ends, so that nothing has to be waited for.
  func output() -> String {
    let mark = Array("\u{1B}_end\u{1B}\\".utf8)
    _ = write(descriptor, mark, mark.count)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !bytes.ends(with: mark) {
      let count = read(controller, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes.dropLast(mark.count), as: UTF8.self)
  }

  /// The modes of the terminal driver that a full-screen program changes.
  var driverModes: [UInt64] {
    var modes = termios()
    tcgetattr(descriptor, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_lflag].map(UInt64.init)
  }
}

extension Array where Element == UInt8 {
  fileprivate func ends(with suffix: [UInt8]) -> Bool {
    count >= suffix.count && self[(count - suffix.count)...].elementsEqual(suffix)
  }
}
