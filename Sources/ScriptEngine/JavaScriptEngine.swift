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

  /// Whether the process has been given a script to run.
  private var isUsed = false

  /// The start that is under way in a process which has run other scripts before.
  ///
  /// Where that process ends it may be their fault, so the start is sent to a fresh one.
  private var secondChance: EngineRequest?

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
    secondChance = nil
    if case .start = request {
      prepare()
      secondChance = isUsed ? request : nil
      isUsed = true
    }
    guard process != nil else {
      ownEvent = .ended(.failure("there is no engine"))
      return
    }
    write(request.json)
    isWaiting = true
  }

  /// Has the process let go of its script and get ready for the next one.
  package mutating func rest() {
    if !isWaiting { write(EngineRequest.rest) }
  }

  /// A process that has gone tells so when its reply is read.
  private func write(_ message: JSONValue) {
    guard let process else { return }
    _ = Descriptor.write(Array((message.text(isPretty: false) + "\n").utf8), to: process.input)
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
    while true {
      guard isWaiting, let process else { return .ended(.failure("nothing was asked")) }
      if let line = replies.takeLine() { return event(line) }
      var source = pollfd(fd: process.output, events: Int16(POLLIN), revents: 0)
      let count = poll(&source, 1, Self.longestWait)
      if count < 0, errno == EINTR { continue }
      guard count > 0, replies.takeMore() else {
        if let event = end() { return event }
        continue
      }
    }
  }

  /// The process keeps its own limits; one that does not is not waited for longer than this, in milliseconds.
  private static let longestWait: CInt = 10_000

  private mutating func takeOwnEvent() -> EngineEvent? {
    defer { ownEvent = nil }
    return ownEvent
  }

  private mutating func event(_ line: [UInt8]) -> EngineEvent {
    guard let json = try? JSONValue(bytes: line), let reply = EngineReply(json) else {
      secondChance = nil
      return end() ?? .ended(.failure("it answers nonsense"))
    }
    isWaiting = false
    secondChance = nil
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
    launch()
  }

  private mutating func launch() {
    isUsed = false
    process = ChildProcess(executable, [ScriptEngineProcess.argument])
    replies = LineReader(descriptor: process?.output ?? -1, limit: EngineLimits.messageBytes)
  }

  /// The process has gone, or has to: the reason why; nil where another one is at work in its place.
  private mutating func end() -> EngineEvent? {
    isWaiting = false
    let reason = process?.end() ?? .failure("it could not be started")
    process = nil
    guard let request = secondChance else { return .ended(reason) }
    launch()
    send(request)
    return takeOwnEvent()
  }
}
