import FlowDocuments
import FlowScripts
import Testing

@Suite("Turning a pager whose page the script holds")
struct PagerStepTests {
  private static let view = """
    {"format": "5.0.0", "default_localization": "en",
     "localizations": [{"id": "en", "strings": [{"id": "a", "value": "A"}, {"id": "b", "value": "B"}]}],
     "screens": {"main": {"content": {"type": "pager", "page_index": {"var": "page", "setter": "turn"},
       "content": [{"type": "text", "string_id": "a"}, {"type": "text", "string_id": "b"}]}}},
     "scripts": [{"content": "…"}]}
    """

  @Test("writes the number of the page, through the setter")
  func write() throws {
    var phone = try FakePhone(view: Self.view)
    let control = try #require(phone.run.controls.first)
    #expect(control.kind == .pager(count: 2))
    phone.take(.turn(1, of: control.target))
    let writes = phone.requests.compactMap { request in
      if case .write(let write) = request { write } else { nil }
    }
    #expect(writes.map(\.value) == [.number("1")])
    #expect(writes.map(\.setter) == ["turn"])
    #expect(phone.run.walk.steps == [.turn(1, of: control.target)])
  }

  @Test("not to a page that it does not have, nor by a press", arguments: [2, -1])
  func outside(_ page: Int) throws {
    var phone = try FakePhone(view: Self.view)
    let control = try #require(phone.run.controls.first)
    phone.take(.turn(page, of: control.target))
    #expect(phone.run.refusal == "the pager has 2 pages")
    phone.take(.press(control.target))
    #expect(phone.run.refusal == "the control takes no such thing")
    #expect(phone.run.walk.steps == [])
  }
}
