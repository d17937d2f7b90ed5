import FlowScripts
import TestSupport

/// Makes up scripts that no one would write, from a seed.
struct RandomScript {
  private var generator: SplitMix64
  private var names = 0

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  /// Values that a host may stumble over.
  private static let values = [
    "undefined", "null", "true", "NaN", "-Infinity", "-1", "1e308", "3", "10n", "''", "'main'", "'m'", "'p1'",
    "'\\u0000\\u001b[2J'", "'\\ud800'", "'x'.repeat(100000)", "[]", "{}", "[[[]]]", "() => {}",
    "async () => {}",
    "Symbol('s')", "new Date(NaN)", "/a/g", "new Map([[1, 2]])", "new Uint8Array(9)", "SDK", "SDKEnv",
    "globalThis",
    "new Proxy({}, { get() { throw new Error('trap'); } })", "{ get type() { throw new Error('getter'); } }",
    "{ toString() { throw 1; }, valueOf() { throw 2; } }", "{ toJSON() { return this; } }",
    "(() => { const a = {}; a.a = a; return a; })()", "Array(100000).fill(0)", "Object.create(null)",
  ]

  private static let keys = [
    "type", "instanceId", "navigatorId", "transitionId", "productId", "url", "stringId", "id", "duration",
    "endAt",
    "title", "message", "actions", "events", "name", "callback", "kind", "value", "permission",
    "userCustomId",
  ]

  private static let globals = [
    "SDK", "SDK.openScreen", "SDKEnv", "SDKProducts", "Promise", "JSON", "Object.prototype.type",
    "Array.prototype.map", "handleSDKEvent", "f0", "ui", "Symbol.iterator", "undefined",
    "globalThis.toString",
  ]

  /// What never ends by itself, each in a way that is stopped differently.
  private static let endless = [
    "while (true) {}", "(function again() { Promise.resolve().then(again); })();",
    "for (let a = []; ; ) a.push(new Array(1000).fill('x'));", "/(a+)+$/.test('a'.repeat(40) + 'b');",
    "(function deep() { try { deep(); } finally { deep(); } })();",
  ]

  /// A script that mostly opens a screen and defines what the screen calls and binds.
  mutating func source() -> String {
    var lines = [
      "var ui = { x: \(value()) };", "var on = \(value()), index = \(value()), page = \(value());",
    ]
    for name in 0..<3 { lines.append("function f\(name)(a) { \(statement(depth: 2)) }") }
    for _ in 0..<Int.random(in: 1...5, using: &generator) { lines.append(statement(depth: 3)) }
    let open = "SDK.openScreen({ type: 'main', instanceId: 'm', transitionId: 't', contextPath: '' });"
    lines.insert(open, at: Int.random(in: 2...lines.count, using: &generator))
    return lines.joined(separator: "\n")
  }

  private mutating func statement(depth: Int) -> String {
    guard depth > 0 else { return call() }
    switch Int.random(in: 0..<16, using: &generator) {
    case 0...4: return call()
    case 5: return "ui.x = \(value());"
    case 6: return "\(pick(Self.globals)) = \(value());"
    case 7: return "try { \(statement(depth: depth - 1)) } catch (e) { \(statement(depth: depth - 1)) }"
    case 8: return "Promise.resolve(\(value())).then(() => { \(statement(depth: depth - 1)) });"
    case 9:
      return "for (let i = 0; i < \(pick(["3", "300", "100000"])); i++) { \(statement(depth: depth - 1)) }"
    case 10: return "throw \(value());"
    case 11: return "(function r(n) { return n > 0 ? r(n - 1) + 1 : 0; })(\(pick(["10", "1000000"])));"
    case 12:
      names += 1
      return
        "Object.defineProperty(globalThis, 'g\(names)', { get() { \(statement(depth: depth - 1)) } }); g\(names);"
    case 13: return "ui = { get x() { \(statement(depth: depth - 1)) } };"
    case 14 where Int.random(in: 0..<4, using: &generator) == 0: return pick(Self.endless)
    default: return "delete \(pick(Self.globals));"
    }
  }

  private mutating func call() -> String {
    let function = HostFunction.allCases.randomElement(using: &generator)?.rawValue ?? "log"
    guard Bool.random(using: &generator) else { return "SDK.\(function)(\(value()), \(value()));" }
    let members = (0..<3).map { _ in "\(pick(Self.keys)): \(value())" }.joined(separator: ", ")
    return
      "SDK.\(function)({ \(members), callback(r) { ui.x = r; \(Bool.random(using: &generator) ? "" : "throw r;") } });"
  }

  private mutating func value() -> String { pick(Self.values) }

  private mutating func pick(_ list: [String]) -> String { list.randomElement(using: &generator) ?? "" }
}
