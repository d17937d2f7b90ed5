internal import PseudoTerminal

/// What a person would feel of a full-screen program, measured at the other end of its terminal.
///
/// Each time ends with the last byte of the frame, that is the last one before a pause.
struct MeasuredProgram {
  private let name: String
  private var start: [Duration] = []
  private var key: [Duration] = []
  private var resize: [Duration] = []
  private var memory: Int?

  private static let starts = 20
  private static let keys = 100
  private static let resizes = 20

  /// Runs the program and measures it.
  init(name: String, path: String, arguments: [String]) throws(TerminalError) {
    let file = arguments.first?.split(separator: "/").last.map { " \($0)" } ?? ""
    self.name = name + file
    let command = TerminalCommand(path, arguments)
    for _ in 0..<Self.starts {
      let clock = ContinuousClock.now
      let session = try TerminalSession(command)
      guard let last = try session.readUntilQuiet(for: .milliseconds(150), within: .seconds(10)) else {
        throw TerminalError("\(path) shows nothing")
      }
      start.append(clock.duration(to: last))
    }
    try measureWhileItRuns(TerminalSession(command))
  }

  private mutating func measureWhileItRuns(_ session: TerminalSession) throws(TerminalError) {
    _ = try session.readUntilQuiet(for: .milliseconds(150), within: .seconds(10))
    // The preview starts at its code line, or at the list of what it can open; Enter leads on to its lists.
    for _ in 0..<2 where !session.screen.contains("q quit") {
      try session.press(.enter)
      _ = try session.readUntilQuiet(for: .milliseconds(150), within: .milliseconds(500))
    }
    for index in 0..<Self.keys {
      // Ten down, ten up: each key moves the selection, and with it all that is shown.
      let clock = ContinuousClock.now
      try session.type(index / 10 % 2 == 0 ? "j" : "k")
      if let last = try session.readUntilQuiet(for: .milliseconds(30), within: .milliseconds(500)) {
        key.append(clock.duration(to: last))
      }
    }
    for index in 0..<Self.resizes {
      let clock = ContinuousClock.now
      try session.resize(columns: index % 2 == 0 ? 100 : 120, rows: index % 2 == 0 ? 30 : 40)
      if let last = try session.readUntilQuiet(for: .milliseconds(60), within: .milliseconds(500)) {
        resize.append(clock.duration(to: last))
      }
    }
    memory = session.peakMemory
    try session.type("q")
    try session.waitForExit()
  }

  /// The titles over `row`.
  static let heading = """
    In a terminal of 120 × 40; milliseconds until the last byte of the frame, p50 / p95 / max.

    \(line("program", "start", "key", "resize", "peak MiB"))
    """

  /// The measurements as a line of the table.
  var row: String {
    Self.line(name, Self.cell(start), Self.cell(key), Self.cell(resize), memory.map { "\($0 / 1024)" } ?? "–")
  }

  private static func cell(_ durations: [Duration]) -> String {
    let sample = Sample(durations)
    return "\(sample.percentile(0.5)) / \(sample.percentile(0.95)) / \(sample.percentile(1))"
  }

  private static func line(
    _ name: String,
    _ start: String,
    _ key: String,
    _ resize: String,
    _ memory: String
  ) -> String {
    name.padded(to: 40) + start.padded(to: 24) + key.padded(to: 24) + resize.padded(to: 24) + memory
  }
}

extension String {
  /// The text with spaces after it, up to a width in characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(1, width - count))
  }
}
