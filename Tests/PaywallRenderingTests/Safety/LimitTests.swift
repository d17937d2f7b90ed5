import PaywallRendering
import TerminalUI
import Testing

@Suite("Templates that ask for more than can be drawn")
struct LimitTests {
  /// Templates `t0` to the last, each of which holds the next one `times` times.
  private static func chain(of count: Int, times: Int) -> String {
    let links = (0..<count).map { index in
      let next = Array(repeating: ##"{"type":"#t\##(index + 1)"}"##, count: times).joined(separator: ",")
      return ##""t\##(index)":{"content":{"type":"v_stack","content":[\##(next)]}}"##
    }
    let end = ##""t\##(count)":{"content":{"type":"text","string_id":"end"}}"##
    return ##""templates":{\##((links + [end]).joined(separator: ","))},"##
  }

  @Test("a chain of templates is drawn to its end")
  func chain() throws {
    let phone = Phone(width: 3, rest: Self.chain(of: 50, times: 1))
    let screen = try phone.draw(##"{"type":"#t0"}"##)
    #expect(screen.picture == "end")
    #expect(screen.checks.isEmpty)
  }

  @Test("a chain that is too long ends, with one finding")
  func longChain() throws {
    let phone = Phone(width: 3, rest: Self.chain(of: 500, times: 1))
    let screen = try phone.draw(##"{"type":"#t0"}"##)
    #expect(screen.picture.isEmpty)
    #expect(screen.checks == ["too-many-elements"])
  }

  @Test("templates that double at every step end, with one finding")
  func doubling() throws {
    let phone = Phone(width: 3, rest: Self.chain(of: 40, times: 2))
    let screen = try phone.draw(##"{"type":"#t0"}"##)
    #expect(screen.picture.hasPrefix("end\nend\n"))
    #expect(screen.checks == ["too-many-elements"])
  }
}
