import FlowDocuments
import FlowScripts
import Testing

@Suite struct MessageTests {
  @Test(
    arguments: [
      .start(
        ScriptStart(script: "a\n\"b\"\u{1B}", environment: .object(["a": .null]), products: nil, locale: "de")
      ),
      .start(ScriptStart(script: "", environment: .object([:]), products: .object([:]), locale: "")),
      .setProducts(.object(["p": .number("1")])), .call(path: "a.b", argument: .object(["x": .bool(true)])),
      .answer(callback: 3, argument: .null),
      .write(ScriptWrite(path: "a", setter: "b", value: .string("c"), screen: .null)),
      .write(ScriptWrite(path: "a", setter: nil, value: .bool(false), screen: .object(["id": "m"]))),
      .read(["a", ""]), .locate(path: "a.b"),
    ] as [EngineRequest]
  )
  func `a request arrives as it was sent, in one line`(request: EngineRequest) throws {
    let line = request.json.text(isPretty: false)
    #expect(!line.contains("\n"))
    #expect(EngineRequest(try JSONValue(bytes: Array(line.utf8))) == request)
  }

  @Test(
    arguments: [
      EngineReply(), EngineReply(answer: .started(now: 1_767_268_800_000)),
      EngineReply(answer: .missing(.object("a"))),
      EngineReply(answer: .missing(.function("a.b"))),
      EngineReply(
        answer: .values([
          .unreachable, .broken, .undefined, .null, .bool(true), .number(1.5), .number(.infinity),
          .text("\n"), .object(text: "a", number: 2),
        ])
      ), EngineReply(answer: .line(3)),
      EngineReply(answer: .line(nil)),
      EngineReply(
        calls: [HostCall(name: "log", argument: "x"), HostCall(name: "y", callback: 1)],
        problems: [
          ScriptProblem(.exception, message: "e", line: 2), ScriptProblem(.time),
          ScriptProblem(.memory, line: 1),
          ScriptProblem(.calls),
        ]
      ),
    ]
  )
  func `a reply arrives as it was sent, in one line`(reply: EngineReply) throws {
    let line = reply.json.text(isPretty: false)
    #expect(!line.contains("\n"))
    #expect(EngineReply(try JSONValue(bytes: Array(line.utf8))) == reply)
  }

  @Test(
    arguments: [
      "null", "{}", "[]", #"{"do":"dance"}"#, #"{"do":"answer"}"#, #"{"answer":["what"]}"#, #"{"answer":[]}"#,
    ]
  )
  func `what is no message is none`(text: String) throws {
    let json = try JSONValue(bytes: Array(text.utf8))
    #expect(EngineRequest(json) == nil)
    #expect(EngineReply(json) == nil)
  }
}
