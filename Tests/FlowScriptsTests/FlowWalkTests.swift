import FlowDocuments
import FlowScripts
import Testing

@Suite struct FlowWalkTests {
  private static let target = FlowStep.Target(
    pointer: JSONPointer.root.appending("screens").appending("a/b~c").appending(0),
    deed: .actions([
      FlowAction(
        name: "ui.take",
        parameters: JSONObject([JSONObject.Member(key: "id", value: "p")]),
        scope: .global
      ),
      FlowAction(name: "close", isLegacy: true),
    ])
  )

  private static let walk = FlowWalk([
    .press(target), .press(FlowStep.Target(pointer: target.pointer, deed: .change(Binding("a.b")))),
    .press(FlowStep.Target(pointer: target.pointer, deed: .section("s"))), .type("Ada\n\"", into: target),
    .turn(2, of: target),
    .answer("yes"),
    .back, .expire(timer: "sale"),
  ])

  @Test func `a walk is a line for each step, and is read as it was written`() throws {
    let text = Self.walk.text
    #expect(text.split(separator: "\n").count == Self.walk.steps.count)
    #expect(try FlowWalk(bytes: Array(text.utf8)) == Self.walk)
  }

  @Test func `blank lines do not count`() throws {
    #expect(try FlowWalk(bytes: Array("\n{\"back\":true}\n\n  \r\n".utf8)) == FlowWalk([.back]))
  }

  @Test(arguments: [
    ("{\"back\":true}\nnonsense", 2), ("{\"dance\":1}", 1), ("{\"back\":false}", 1), ("[", 1),
  ])
  func `the first line that is no step is named`(text: String, line: Int) {
    #expect(throws: FlowWalk.InvalidLine(number: line)) { try FlowWalk(bytes: Array(text.utf8)) }
  }

  @Test func `a step is found by its place, else by what it does`() throws {
    var phone = try FakePhone()
    let first = phone.run.controls[0].target
    phone.take(.press(FlowStep.Target(pointer: .root.appending("elsewhere"), deed: first.deed)))
    #expect(phone.calls.suffix(2) == ["one", "two"])
    phone.take(.press(FlowStep.Target(pointer: first.pointer, deed: .actions([]))))
    #expect(phone.calls.suffix(4) == ["one", "two", "one", "two"])
    phone.take(.press(FlowStep.Target(pointer: .root.appending("elsewhere"), deed: .actions([]))))
    #expect(phone.checks == ["refused-step"])
    #expect(phone.run.walk.steps.count == 2, "a step that could not be taken is not kept")
  }

  @Test func `a walk is taken again at the start`() throws {
    var phone = try FakePhone()
    phone.press(0)
    phone.press(1)
    let again = try FakePhone(taking: phone.run.walk)
    #expect(again.run.walk == phone.run.walk)
    #expect(again.calls == phone.calls)
  }
}
