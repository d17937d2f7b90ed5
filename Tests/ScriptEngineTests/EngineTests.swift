import FlowDocuments
import FlowScripts
import Testing

@Suite(.serialized, .enabled(if: Engine.isAvailable, "JavaScriptCore is not installed"))
struct EngineTests {
  // MARK: - Reading

  @Test(
    arguments: [
      ("plan.id", .text("p1")), ("plan.price", .number(9.5)), ("plan.on", .bool(true)),
      ("plan.off", .null), ("plan.none", .undefined), ("plan.list.1", .text("b")),
      ("..plan..id.", .text("p1")), ("plan.inherited", .text("from the prototype")),
      ("plan.computed", .number(19)), ("plan.none.deep", .unreachable), ("plan.id.deep", .unreachable),
      ("plan.broken", .broken), ("hidden", .undefined), ("Hidden", .undefined), ("lost", .number(1)),
    ] as [(String, VariableValue)]
  )
  func `a binding sees what hangs on the global object, through getters and prototypes`(
    path: String,
    value: VariableValue
  ) {
    var engine = Engine()
    _ = engine.run(
      """
      var plan = Object.create({ inherited: "from the prototype" }, {
        computed: { get() { return this.price * 2; } },
        broken: { get() { throw new Error("no"); } },
      });
      Object.assign(plan, { id: "p1", price: 9.5, on: true, off: null, list: ["a", "b"] });
      let hidden = 1;
      class Hidden {}
      lost = 1;
      """
    )
    #expect(engine.read(path) == value)
  }

  @Test(
    arguments: [
      ("3", .number(3)), ("1e21", .number(1e21)), ("-1/0", .number(-.infinity)), ("true", .bool(true)),
      ("''", .text("")), ("'\\ud83d'", .text("\u{FFFD}")), ("'a\\u0000b'", .text("a\0b")),
      ("[7]", .object(text: "7", number: 7)), ("new Date(5).getTime()", .number(5)),
      ("({ toString() { return 't'; }, valueOf() { return 2; } })", .object(text: "t", number: 2)),
      ("Symbol()", .broken), ("({ toString() { throw 1; } })", .broken), ("Object.create(null)", .broken),
    ] as [(String, VariableValue)]
  )
  func `an object is read by what JavaScript makes of it`(expression: String, value: VariableValue) {
    var engine = Engine()
    _ = engine.run("var x = \(expression);")
    #expect(engine.read("x") == value)
  }

  @Test func `a date is read by its milliseconds, and what is no number by none`() {
    var engine = Engine()
    _ = engine.run("var date = new Date(5), object = {}, none = 0 / 0;")
    guard case .object(_, let time) = engine.read("date"),
      case .object(_, let number) = engine.read("object"),
      case .number(let none) = engine.read("none")
    else {
      Issue.record("a date is an object")
      return
    }
    #expect(time == 5)
    #expect(number.isNaN)
    #expect(none.isNaN)
  }

  // MARK: - Calling

  @Test func `a function is called on the object that it stands in, with one argument`() {
    var engine = Engine()
    _ = engine.run("var a = { b: { name: 'b', f(x) { this.got = this.name + x.id; } } };")
    #expect(engine.call("a.b.f", .object(["id": "7"])) == .reply(EngineReply()))
    #expect(engine.read("a.b.got") == .text("b7"))
  }

  @Test(
    arguments: [
      ("a.none", .function("a.none")), ("a.text", .function("a.text")), ("b.none", .object("b")),
      ("a.none.f", .object("a.none")), ("a.text.f", .object("a.text")), ("hidden", .function("hidden")),
      ("", .function("")),
    ] as [(String, EngineReply.Missing)]
  )
  func `what is not there is named`(path: String, missing: EngineReply.Missing) {
    var engine = Engine()
    _ = engine.run("var a = { text: 'x' }; const hidden = () => {};")
    #expect(engine.call(path) == .reply(EngineReply(answer: .missing(missing))))
  }

  @Test
  func `what a script asks of the host comes with the reply, in order, and its functions can be called`() {
    var engine = Engine()
    let event = engine.run(
      """
      var got = "";
      SDK.log("plain");
      SDK.purchaseProduct({ productId: "p1", extra: [1, { a: null, f() {} }], none: undefined,
        callback: r => { got = r.result; } });
      SDK.closeAll();
      """
    )
    #expect(
      event.reply?.calls == [
        HostCall(name: "log", argument: "plain"),
        HostCall(
          name: "purchaseProduct",
          argument: .object([
            "productId": "p1", "extra": .array([.number("1"), .object(["a": .null])]),
          ]),
          callback: 0
        ),
        HostCall(name: "closeAll"),
      ]
    )
    _ = engine.ask(.answer(callback: 0, argument: .object(["result": "success"])))
    #expect(engine.read("got") == .text("success"))
    #expect(
      engine.ask(.answer(callback: 1, argument: .null)).reply?.answer == .missing(.function("callback"))
    )
  }

  @Test func `every function of the host is on the prototype, and takes what is not an object too`() {
    var engine = Engine()
    let names = HostFunction.allCases.map(\.rawValue)
    let event = engine.run(
      "for (const name of \(JSONValue.strings(names).text())) { SDK[name](5); SDK[name](); }"
    )
    #expect(event.reply?.problems == [])
    #expect(
      event.reply?.calls
        == names.flatMap { [HostCall(name: $0, argument: .number("5")), HostCall(name: $0)] }
    )
    #expect(engine.run("own = Object.keys(SDK).length; type = typeof SDK.log").reply?.problems == [])
    #expect(engine.read("own") == .number(0))
    #expect(engine.read("type") == .text("function"))
  }

  @Test func `microtasks are over before the reply`() {
    var engine = Engine()
    _ = engine.run("var x = 0; (async () => { await null; x = 1; SDK.closeAll(); })();")
    #expect(engine.read("x") == .number(1))
  }

  // MARK: - Writing

  @Test(
    arguments: [
      // A derived setter beside the variable, a named one, plain assignment, and objects made on the way.
      ("ui.on", nil, "ui.log", .text("on=true@m")), ("ui.on", "keep", "ui.kept", .bool(true)),
      ("ui.plain", nil, "ui.plain", .bool(true)), ("new.deep.x", nil, "new.deep.x", .bool(true)),
      ("top", nil, "top", .bool(true)),
    ] as [(String, String?, String, VariableValue)]
  )
  func `a changed variable goes through its setter where it has one`(
    path: String,
    setter: String?,
    changed: String,
    value: VariableValue
  ) {
    var engine = Engine()
    _ = engine.run(
      """
      var ui = { on: false, setOn({ name, value, _screen }) { this.log = name + "=" + value + "@" + _screen.id; },
        keep({ value }) { ui.kept = value; } };
      """
    )
    let write = ScriptWrite(path: path, setter: setter, value: .bool(true), screen: .object(["id": "m"]))
    #expect(engine.ask(.write(write)) == .reply(EngineReply()))
    #expect(engine.read(changed) == value)
    if changed != path { #expect(engine.read("ui.on") == .bool(false)) }
  }

  @Test func `a setter that is named and not there writes nothing, and one that is no function is a problem`()
  {
    var engine = Engine()
    _ = engine.run("var ui = { on: false, setOff: 1 };")
    let named = ScriptWrite(path: "ui.on", setter: "none", value: .bool(true), screen: .null)
    #expect(engine.ask(.write(named)).reply?.answer == .missing(.function("ui.none")))
    #expect(engine.read("ui.on") == .bool(false))
    let broken = ScriptWrite(path: "ui.off", setter: nil, value: .bool(true), screen: .null)
    #expect(engine.ask(.write(broken)).reply?.problems.map(\.kind) == [.exception])
    #expect(engine.read("ui.off") == .undefined)
  }

  // MARK: - Problems

  @Test(
    arguments: [
      ("\n\nthrow new Error('no plan');", "Error: no plan", 3),
      ("\nundefinedThing.later();", "Can't find", 2),
      ("let SDKEnv = 1;", "SyntaxError", nil), ("var a = ;", "SyntaxError", 1),
      ("throw 'text';", "text", nil),
      ("\nthrow { toString() { throw 1; } };", "", nil), ("\nnull.x;", "TypeError: null", 2),
      ("(function f() { f(); })();", "RangeError", 1),
    ] as [(String, String, Int?)]
  )
  func `what is thrown is told with its line`(script: String, message: String, line: Int?) throws {
    var engine = Engine()
    let problems = try #require(engine.run(script).reply?.problems)
    #expect(problems.map(\.kind) == [.exception])
    #expect(problems.first?.message.contains(message) == true)
    if line != nil { #expect(problems.first?.line == line) }
  }

  @Test func `what ran before an exception stays`() {
    var engine = Engine()
    let event = engine.run("var a = 1; SDK.closeAll(); throw 1; a = 2;")
    #expect(event.reply?.calls == [HostCall(name: "closeAll")])
    #expect(engine.read("a") == .number(1))
  }

  @Test func `a function is found in the script by its text`() {
    var engine = Engine()
    _ = engine.run("var a = {};\n\na.f = () => {\n  return 1;\n};")
    #expect(engine.ask(.locate(path: "a.f")).reply?.answer == .line(3))
    #expect(engine.ask(.locate(path: "a.g")).reply?.answer == .line(nil))
    #expect(engine.ask(.locate(path: "SDK.log")).reply?.answer == .line(nil))
  }

  // MARK: - Limits

  /// What goes on and on; whether the engine can interrupt it, so that the script's state is kept.
  private static let endless: [(name: String, body: String, canBeInterrupted: Bool)] = [
    ("loop", "while (true) {}", true),
    ("caught", "for (;;) { try { for (;;) {} } catch { } finally { } }", true),
    ("sorted", "[1, 2, 3].sort(() => { for (;;) {} });", true),
    ("recursion", "(function f() { try { f(); } finally { f(); } })();", true),
    ("arrays", "const a = []; for (;;) { a.push(new Array(100000).fill(1)); }", true),
    ("promises", "(async () => { for (;;) { await null; } })();", false),
    ("expression", "/^(a+)+$/.test('a'.repeat(40) + 'b');", false),
    ("text", "globalThis.s = 'x'.repeat(2 ** 30);", false),
  ]

  @Test(arguments: endless.indices)
  func `what never ends is stopped, and another script runs after it`(index: Int) {
    let (name, body, canBeInterrupted) = Self.endless[index]
    var engine = Engine()
    _ = engine.run("var x = 1;\nvar \(name) = () => {\n  \(body)\n};")
    let event = engine.call(name)
    if canBeInterrupted {
      // Which limit is met first depends on the machine.
      #expect(event.reply?.problems.map { [.time, .memory].contains($0.kind) } == [true])
      // A loop without a body is told by the line that its function begins in.
      #expect(event.reply?.problems.first?.line.map { (2...3).contains($0) } == true)
      #expect(engine.read("x") == .number(1), "what the script knew is still there")
    } else {
      #expect(event == .ended(.time) || event == .ended(.memory))
    }
    _ = engine.run("var y = 2;")
    #expect(engine.read("y") == .number(2))
    #expect(engine.read("x") == .undefined)
  }

  @Test(arguments: ["get", "toString"])
  func `what a binding runs is stopped as well`(kind: String) {
    var engine = Engine()
    _ = engine.run("var a = { get get() { for (;;) {} }, toString: { toString() { for (;;) {} } } };")
    let event = engine.ask(.read(["a.\(kind)"]))
    #expect(event.reply?.answer == .values([.broken]))
    #expect(event.reply?.problems.map(\.kind) == [.time])
  }

  @Test func `calls of the host, texts and arguments have an end`() {
    var engine = Engine()
    let calls = engine.run("for (let i = 0; i < 1000; i++) { SDK.log('x'); }").reply
    #expect(calls?.calls.count == EngineLimits.calls)
    #expect(calls?.problems.map(\.kind) == [.calls])
    let long = engine.run("SDK.log('x'.repeat(100000)); SDK.log({ a: new Array(100000).fill(1) });").reply
    #expect(long?.calls.first?.argument.string?.count == EngineLimits.textUnits)
    #expect((long?.calls.last?.argument["a"]?.array?.count ?? 0) < EngineLimits.argumentValues)
    let cycle = engine.run("const a = {}; a.a = a; SDK.log(a);").reply
    #expect(cycle?.calls.count == 1)
  }

  // MARK: - The world of a script

  @Test func `the environment cannot be changed, and is not there to be listed`() {
    var engine = Engine()
    let environment = JSONValue.object(["localizationId": "pt-BR", "userLocales": .strings(["pt-BR"])])
    _ = engine.run(
      """
      SDKEnv.localizationId = "x"; SDKEnv = 1;
      var id = SDKEnv.localizationId, first = SDKEnv.userLocales[0], none = SDKEnv.appVersion;
      var listed = Object.keys(globalThis).includes("SDKEnv");
      """,
      environment: environment
    )
    #expect(engine.read("id") == .text("pt-BR"))
    #expect(engine.read("first") == .text("pt-BR"))
    #expect(engine.read("none") == .undefined)
    #expect(engine.read("listed") == .bool(false))
  }

  @Test func `products are there only where something is sold, and may be defined anew once`() {
    var engine = Engine()
    #expect(engine.run("SDKProducts.p1").reply?.problems.map(\.kind) == [.exception])
    #expect(engine.run("", products: .object(["p1": .object(["price": .null])])).reply?.problems == [])
    #expect(engine.read("SDKProducts.p1.price") == .null)
    _ = engine.ask(.setProducts(.object(["p1": .object(["price": .number("5")])])))
    #expect(engine.read("SDKProducts.p1.price") == .number(5))
  }

  @Test func `a context begins anew with each start`() {
    var engine = Engine()
    _ = engine.run("var a = 1; Array.prototype.map = null;")
    _ = engine.run("b = [1].map(x => x + 1)[0];")
    #expect(engine.read("a") == .undefined)
    #expect(engine.read("b") == .number(2))
  }

  @Test(
    arguments: [
      ("(1234.5).toLocaleString()", "de-DE", "1.234,5"), ("(1234.5).toLocaleString()", "en-US", "1,234.5"),
      ("new Intl.NumberFormat().format(0.5)", "fr", "0,5"), ("Intl.NumberFormat().format(0.5)", "fr", "0,5"),
      ("new Intl.NumberFormat('en').format(0.5)", "fr", "0.5"),
      ("new Intl.DateTimeFormat().resolvedOptions().locale", "pt-BR", "pt-BR"),
      ("new Date(0).toLocaleDateString(undefined, { dateStyle: 'long' })", "ja", "1970年1月1日"),
      ("'I'.toLocaleLowerCase()", "tr", "ı"), ("'ä'.localeCompare('z')", "sv", "1"),
      ("'ä'.localeCompare('z')", "de", "-1"), ("new Date(0).getTimezoneOffset()", "de", "0"),
      ("typeof WebAssembly", "en", "undefined"), ("typeof setTimeout", "en", "undefined"),
      ("typeof require", "en", "undefined"), ("typeof fetch", "en", "undefined"),
      ("new Intl.NumberFormat() instanceof Intl.NumberFormat", "en", "true"),
    ]
  )
  func `the language of this machine cannot be seen`(expression: String, locale: String, text: String) {
    var engine = Engine()
    _ = engine.run("var x = String(\(expression));", locale: locale)
    #expect(engine.read("x") == .text(text))
  }

  @Test func `chance repeats itself`() {
    var engine = Engine()
    _ = engine.run("var x = Math.random();")
    let first = engine.read("x")
    _ = engine.run("var x = Math.random();")
    #expect(engine.read("x") == first)
  }

  @Test(
    arguments: [
      "Object.prototype.left = 1;", "Array.prototype.left = 1;", "globalThis.left = 1;", "left = 1;",
      "Intl.left = 1; SDK.left = 1;", "Promise.resolve().then(() => { globalThis.left = 1; });",
      "var never = new Promise(() => {}); never.then(() => { left = 1; }); for (;;) {}",
    ]
  )
  func `nothing of a script is left for the next one, whether the engine rested in between or not`(
    script: String
  ) {
    for rests in [false, true] {
      var engine = Engine()
      _ = engine.run(script)
      if rests { engine.rest() }
      let reads = "[typeof left, typeof [].left, typeof Intl.left, typeof SDK.left].join()"
      _ = engine.run("var seen = \(reads);")
      #expect(engine.read("seen") == .text("undefined,undefined,undefined,undefined"))
    }
  }

  @Test func `many scripts run one after the other, each with the memory that the first one had`() {
    var engine = Engine()
    for _ in 0..<40 {
      let event = engine.run(
        "var held = []; while (held.length < 24) held.push(new Uint8Array(1 << 20).fill(1));"
      )
      #expect(event.reply?.problems == [])
      engine.rest()
    }
  }

  @Test func `a script that ends the process takes no other one with it`() {
    var engine = Engine()
    let endless = "(function again() { return Promise.resolve().then(again); })();"
    #expect(engine.run("var a = 1;").reply?.problems == [])
    engine.rest()
    #expect(engine.run(endless) == .ended(.time))
    engine.rest()
    #expect(engine.run("var a = 2;").reply?.problems == [])
    #expect(engine.read("a") == .number(2))
  }

  @Test func `modules cannot be loaded`() {
    var engine = Engine()
    _ = engine.run("var x; import('file:///etc/passwd').catch(() => { x = 'refused'; });")
    #expect(engine.read("x") == .text("refused"))
  }
}
