internal import CNCurses
internal import CTerminalSignals
package import TerminalUI

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension CursesScreen: TerminalDevice {
  /// Waits for the next event, of the terminal or of what is watched besides it; nothing runs meanwhile.
  ///
  /// Input comes first, so that a person never waits for anything else.
  package mutating func nextEvent(besides watch: EventWatch?) -> TerminalEvent {
    while true {
      if !events.isEmpty { return events.removeFirst() }
      if let event = keys.next() { return event }
      if hasEnded { return .endOfInput }
      if let event = wait(besides: watch) { return event }
    }
  }

  /// Gives the terminal back to the shell until the program is continued; the next event is then `.resume`.
  package mutating func suspend() {
    leave()
    cts_stop_process()
    takeReports()
    if !events.contains(.resume) { resume() }
  }

  /// Asks the terminal to put text on the clipboard (xterm's OSC 52).
  ///
  /// Many terminals ignore it, and none of them answers. More than about 74 kB is left out, since xterm
  /// takes no more.
  package mutating func copy(_ text: String) {
    guard text.utf8.count <= 74_994 else { return }
    output.write(Array("\u{1B}]52;c;\(Base64.encoded(text.utf8))\u{7}".utf8))
  }

  /// Sleeps until there is input or a signal, and notes what the signals say; returns what came of the watch.
  private mutating func wait(besides watch: EventWatch?) -> TerminalEvent? {
    // A negative descriptor is passed over.
    var sources = [
      pollfd(fd: input.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: watch?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&sources, nfds_t(sources.count), watch?.milliseconds ?? -1)
    if count == 0 { return .elapsed }
    guard count > 0 else { return nil }
    takeReports()
    hasEnded = hasEnded || isAtEnd(Int32(sources[0].revents))
    let hasInput = sources[0].revents != 0 || sources[1].revents != 0
    return !hasInput && sources[2].revents != 0 ? .watched : nil
  }

  /// Whether no more input can come: the terminal has gone, or there is something to read and it is nothing.
  private func isAtEnd(_ conditions: Int32) -> Bool {
    guard conditions & Int32(POLLIN) != 0 else {
      return conditions & Int32(POLLHUP | POLLERR | POLLNVAL) != 0
    }
    var count: CInt = 0
    return ioctl(input.descriptor, UInt(FIONREAD), &count) != 0 || count == 0
  }

  /// Makes events of the signals that have come.
  private mutating func takeReports() {
    for report in signals.takeReports() {
      switch report {
      case .control(let letter): events.append(.key(.control(letter)))
      case .terminated: hasEnded = true
      case .resized: takeNewSize()
      case .continued: resume()
      }
    }
  }

  /// Takes the terminal over again after another program has had it.
  private mutating func resume() {
    takeNewSize()
    enter()
    events.append(.resume)
  }

  /// Asks the terminal for its size, and tells ncurses when it has changed.
  private mutating func takeNewSize() {
    var window = winsize()
    guard ioctl(output.descriptor, UInt(TIOCGWINSZ), &window) == 0 else { return }
    let newSize = CellSize(width: Int(window.ws_col), height: Int(window.ws_row))
    guard newSize != size, newSize.width > 0, newSize.height > 0 else { return }
    resizeterm(Int32(window.ws_row), Int32(window.ws_col))
    shown = nil
    events.append(.resize(size))
  }
}
