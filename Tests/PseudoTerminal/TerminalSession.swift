/// A program on a terminal, with the screen that a person would see.
///
/// Whatever waits does so for a condition, reads all that has come before it looks, and gives up at a
/// deadline that only a hung program reaches.
package final class TerminalSession {
  /// The screen after all that was read.
  package private(set) var screen: ScreenModel

  /// All that the program has written.
  package private(set) var output: [UInt8] = []

  /// The state of the terminal before the program touched it.
  package let initialDiscipline: LineDiscipline?

  private var terminal: PseudoTerminal
  private let patience: Duration

  /// Starts a program on a terminal of its own.
  package init(
    _ command: TerminalCommand,
    columns: Int = 120,
    rows: Int = 40,
    patience: Duration = .seconds(30)
  ) throws(TerminalError) {
    terminal = try PseudoTerminal(command, columns: columns, rows: rows)
    screen = ScreenModel(columns: columns, rows: rows)
    initialDiscipline = Self.freshDiscipline
    self.patience = patience
  }

  /// What the kernel gives a new terminal, read from one that no program has touched.
  private static let freshDiscipline: LineDiscipline? = {
    try? PseudoTerminal(TerminalCommand("/bin/cat"), columns: 80, rows: 24).lineDiscipline
  }()

  /// How the kernel treats the terminal's bytes at this moment.
  package var lineDiscipline: LineDiscipline? { terminal.lineDiscipline }

  /// The running program's peak memory in KiB, where the kernel tells.
  package var peakMemory: Int? { terminal.peakMemory }

  /// Types text as a keyboard sends it.
  package func type(_ text: String) throws(TerminalError) {
    try terminal.write(Array(text.utf8), until: .now + patience)
  }

  /// Presses a key.
  package func press(_ key: TerminalKey) throws(TerminalError) {
    try type(key.sequence)
  }

  /// Changes the size of the window; the screen keeps what still fits, as a terminal does.
  package func resize(columns: Int, rows: Int) throws(TerminalError) {
    screen.resize(columns: columns, rows: rows)
    try terminal.resize(columns: columns, rows: rows)
  }

  /// Sends a signal to the processes that have the terminal; under a shell, to the program alone.
  package func send(signal: Int32) throws(TerminalError) {
    try terminal.send(signal: signal)
  }

  /// Takes the terminal away, as closing the window does.
  package func hangUp() {
    terminal.hangUp()
  }

  /// Waits until the whole screen fulfils a condition, and gives that screen.
  @discardableResult
  package func wait(
    for what: String,
    until condition: (ScreenModel) -> Bool
  ) throws(TerminalError) -> ScreenModel {
    let deadline = ContinuousClock.now + patience
    var isOpen = true
    while true {
      while let bytes = terminal.read(until: .now) {
        if bytes.isEmpty { break }
        try receive(bytes)
      }
      if condition(screen) { return screen }
      guard isOpen else {
        throw TerminalError("the program ended before \(what)\n\(screen)")
      }
      guard ContinuousClock.now < deadline else {
        throw TerminalError("no \(what) within \(patience)\n\(screen)")
      }
      if let bytes = terminal.read(until: deadline) {
        try receive(bytes)
      } else {
        isOpen = false
      }
    }
  }

  /// Waits until the screen shows all of the texts.
  @discardableResult
  package func wait(for texts: String...) throws(TerminalError) -> ScreenModel {
    try wait(for: texts.joined(separator: " and ")) { screen in texts.allSatisfy(screen.contains) }
  }

  /// Waits until the program has ended, and gives how.
  @discardableResult
  package func waitForExit() throws(TerminalError) -> ExitStatus {
    let deadline = ContinuousClock.now + patience
    while true {
      let status = terminal.exitStatus()
      // What it wrote last is read after it has ended.
      while let bytes = terminal.read(until: .now), !bytes.isEmpty {
        try receive(bytes)
      }
      if let status { return status }
      guard ContinuousClock.now < deadline else {
        throw TerminalError("the program did not end within \(patience)\n\(screen)")
      }
      terminal.rest()
    }
  }

  /// Reads until nothing has come for `pause`, and gives when the last byte came.
  ///
  /// Nil when nothing has come within `limit`. The screen is brought up to date afterwards, so that the
  /// model's own work does not count as the program's.
  package func readUntilQuiet(
    for pause: Duration,
    within limit: Duration
  ) throws(TerminalError) -> ContinuousClock.Instant? {
    var received: [UInt8] = []
    var last: ContinuousClock.Instant?
    var deadline = ContinuousClock.now + limit
    while let bytes = terminal.read(until: deadline), !bytes.isEmpty {
      let now = ContinuousClock.now
      last = now
      deadline = now + pause
      received += bytes
    }
    try receive(received)
    return last
  }

  private func receive(_ bytes: [UInt8]) throws(TerminalError) {
    output += bytes
    screen.feed(bytes)
    if let fault = screen.fault {
      throw TerminalError("the program wrote what it must not: \(fault)\n\(screen)")
    }
  }
}
