internal import CNCurses
internal import TerminalUI

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension CursesScreen {
  /// Types to try where the database does not know the terminal's own: new terminals call themselves by a name
  /// that the machine at the other end of an ssh session has never heard of, and nearly all follow xterm.
  private static let fallbackTypes = ["xterm-256color", "xterm", "vt100"]

  /// Starts ncurses for a terminal type, or for one that comes close to it.
  ///
  /// Where the terminal database has a description that can be read, ncurses is given a richer one.
  static func start(
    type: String,
    input: borrowing TerminalStream,
    output: borrowing TerminalStream,
    hasTrueColor: Bool
  ) throws(TerminalError) -> (screen: OpaquePointer, strikesOut: Bool) {
    // A lone Escape is told from a key that begins with one by waiting; the default is a whole second.
    if getenv("ESCDELAY") == nil { set_escdelay(25) }
    // The terminal knows its size; `LINES` and `COLUMNS` may be left over from another one.
    use_env(false)
    use_tioctl(true)
    for candidate in [type] + fallbackTypes where !candidate.isEmpty {
      let own = TerminalDescription.ofDatabase(candidate)?.strikingInsteadOfBlinking()
      let rich = hasTrueColor ? own?.withTrueColor() ?? own : own
      let richScreen = rich?.whileInPlace { newterm(candidate, output.file, input.file) }
      guard let screen = (richScreen ?? nil) ?? newterm(candidate, output.file, input.file) else { continue }
      guard capability("cup") != nil, capability("clear") != nil else {
        endwin()
        delscreen(screen)
        throw .tooSimple(name: candidate)
      }
      return (screen, richScreen != nil && own?.strikesOut == true)
    }
    throw .unknownTerminal(name: type)
  }

  /// What the terminal has to be sent, ncurses being out of reach, to be as the shell expects it.
  static func restoration() -> [UInt8] {
    let resets = ["sgr0", "cnorm", "rmkx", "rmcup"].compactMap(capability).flatMap { $0 }
    return PrivateModes.leave + PrivateModes.mouseOff + resets
  }

  /// A string of the terminal database, without the delays in it; nil when the terminal lacks it.
  private static func capability(_ name: String) -> [UInt8]? {
    // Besides nil, the answer can be -1 for a name that is not that of a string.
    guard let value = tigetstr(name), Int(bitPattern: value) != -1, value.pointee != 0 else { return nil }
    let text = String(cString: value)
    let parts = text.split(separator: "$<", omittingEmptySubsequences: false)
    let rest = parts.dropFirst().map { $0.drop { $0 != ">" }.dropFirst() }
    return Array(((parts.first.map { [$0] } ?? []) + rest).joined().utf8)
  }

  /// Sets the terminal driver so that every key arrives as itself, at once.
  ///
  /// `^C` and `^Z` are keys like others, and `^S` does not freeze the screen. `^\` alone still ends the
  /// process, should it ever hang.
  func takeKeysFromDriver() {
    cbreak()
    noecho()
    nonl()
    var modes = termios()
    guard tcgetattr(input.descriptor, &modes) == 0 else { return }
    let disabled = cc_t(truncatingIfNeeded: fpathconf(input.descriptor, CInt(_PC_VDISABLE)))
    withUnsafeMutableBytes(of: &modes.c_cc) { characters in
      characters[Int(VINTR)] = disabled
      characters[Int(VSUSP)] = disabled
    }
    modes.c_iflag &= ~tcflag_t(IXON)
    modes.c_lflag &= ~tcflag_t(IEXTEN)
    tcsetattr(input.descriptor, TCSADRAIN, &modes)
    // What ncurses puts back when the program is continued.
    def_prog_mode()
  }

  /// Switches on what ncurses does not know of, and has the next frame sent whole.
  mutating func enter() {
    output.write(PrivateModes.enter + PrivateModes.reordering(reordersText))
    signals.setRestoration(restoration)
    redrawFromScratch()
  }

  /// Gives the terminal back to the shell as it was.
  func leave() {
    output.write(PrivateModes.leave)
    endwin()
    signals.setRestoration([])
  }
}
