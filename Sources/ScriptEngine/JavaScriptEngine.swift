package import FlowScripts
import FlowDocuments

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// JavaScriptCore in a process of its own, started with the first script and ended with this value.
package struct JavaScriptEngine: ~Copyable, ScriptEngine {
  /// The program to start.
  private let executable: String

  private var process: ChildProcess?
  private var replies = LineReader(descriptor: -1, limit: EngineLimits.messageBytes)
  private var isWaiting = false

  /// The events that no process stands behind.
  private var ownEvent: EngineEvent?

  /// Creates an engine that starts this program again when there is a script to run.
  package init(executable: String = ExecutablePath.own) {
    self.executable = executable
  }

  deinit {
    process?.stop()
  }

  /// What becomes readable when there is an event to receive; nil when nothing is under way.
  package var descriptor: CInt? {
    isWaiting ? process?.output : nil
  }

  /// Sends a request; a start may come at any time, and ends what is under way.
  package mutating func send(_ request: EngineRequest) {
    if case .start = request { prepare() }
    guard let process else {
      ownEvent = .ended(.failure("there is no engine"))
      return
    }
    // A process that has gone tells so when its reply is read.
    _ = Descriptor.write(Array((request.json.text(isPretty: false) + "\n").utf8), to: process.input)
    isWaiting = true
  }

  /// The event that has come; nil when there is none yet.
  package mutating func receive() -> EngineEvent? {
    if let event = takeOwnEvent() { return event }
    guard isWaiting, let process else { return nil }
    var source = pollfd(fd: process.output, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, 0) > 0 else { return nil }
    guard replies.takeMore() else { return end() }
    return replies.takeLine().map { event($0) }
  }

  /// Waits for the event that the request under way leads to.
  package mutating func wait() -> EngineEvent {
    if let event = takeOwnEvent() { return event }
    guard isWaiting, let process else { return .ended(.failure("nothing was asked")) }
    while true {
      if let line = replies.takeLine() { return event(line) }
      var source = pollfd(fd: process.output, events: Int16(POLLIN), revents: 0)
      let count = poll(&source, 1, Self.longestWait)
      if count < 0, errno == EINTR { continue }
      guard count > 0, replies.takeMore() else { return end() }
    }
  }

  /// The process keeps its own limits; one that does not is not waited for longer than this, in milliseconds.
  private static let longestWait: CInt = 10_000

  private mutating func takeOwnEvent() -> EngineEvent? {
    defer { ownEvent = nil }
    return ownEvent
  }

  private mutating func event(_ line: [UInt8]) -> EngineEvent {
    isWaiting = false
    guard let json = try? JSONValue(bytes: line), let reply = EngineReply(json) else { return end() }
    return .reply(reply)
  }

  /// Makes sure that there is a process with nothing to do; one that is at work would take its time.
  private mutating func prepare() {
    ownEvent = nil
    if isWaiting {
      process?.stop()
      process = nil
      isWaiting = false
    }
    guard process == nil else { return }
    process = ChildProcess(executable, [ScriptEngineProcess.argument])
    replies = LineReader(descriptor: process?.output ?? -1, limit: EngineLimits.messageBytes)
  }

  /// The process has gone, or has to: the reason why.
  private mutating func end() -> EngineEvent {
    isWaiting = false
    defer { process = nil }
    return .ended(process?.end() ?? .failure("it could not be started"))
  }
}
