import PreviewModel
import Testing

@Suite("A flow that is larger than it looks is still answered")
struct LargeFlowTests {
  @Test("templates that draw each other twice", arguments: ["render", "check"])
  func doublingTemplates(_ command: String) {
    let templates = (0..<40).map { template("t\($0)", draws: "t\($0 + 1)", "t\($0 + 1)") }
    let run = Self.run(command, content: ##"{"type":"#t0"}"##, templates: templates + [Self.word("t40")])
    #expect([.success, .findings].contains(run.code))
    #expect(command != "render" || run.output.contains("templates make more elements than can be drawn"))
  }

  @Test("templates that all draw each other")
  func clique() {
    let names = (0..<14).map { "t\($0)" }
    let run = Self.run(
      "check",
      content: ##"{"type":"#t0"}"##,
      templates: names.map { template($0, draws: names) }
    )
    #expect([.success, .findings].contains(run.code))
  }

  @Test("a chain of ten thousand templates", arguments: ["render", "check"])
  func chain(_ command: String) {
    let templates = (0..<10_000).map { template("t\($0)", draws: "t\($0 + 1)") }
    let run = Self.run(command, content: ##"{"type":"#t0"}"##, templates: templates + [Self.word("t10000")])
    #expect([.success, .findings].contains(run.code))
  }

  @Test("a string is told to be used however deep its template stands")
  func deepUse() {
    let templates = (0..<300).map { template("t\($0)", draws: "t\($0 + 1)") }
    let run = Self.run("check", content: ##"{"type":"#t0"}"##, templates: templates + [Self.word("t300")])
    #expect(run.output.contains("no localization defines “word”"))
  }

  @Test("a row has no more marks than can be read, and none is wider than the phone")
  func marks() {
    let ids = (0..<3000).map { "gone-\($0)" } + [String(repeating: "x", count: 100_000)]
    let texts = ids.map { #"{"type":"text","string_id":"\#($0)"}"# }.joined(separator: ",")
    let run = Self.run("render", content: #"{"type":"v_stack","content":[\#(texts)]}"#)
    let row = run.output.split(separator: "\n").first { $0.contains("◂nowhere") }
    #expect(row?.contains("◂nowhere: gone-3 …") == true)
    #expect(row?.contains("gone-4") == false)
  }

  @Test("many pages are numbered, not dotted")
  func pages() {
    let pages = Array(repeating: #"{"type":"text","string_id":"word"}"#, count: 1000).joined(separator: ",")
    let run = Self.run("render", content: #"{"type":"pager","page_control":{},"content":[\#(pages)]}"#)
    #expect(run.output.contains("1/1000"))
    #expect(!run.output.contains("●"))
  }

  private func template(_ name: String, draws others: String...) -> String {
    template(name, draws: others)
  }

  private func template(_ name: String, draws others: [String]) -> String {
    let uses = others.map { ##"{"type":"#\##($0)"}"## }.joined(separator: ",")
    return #""\#(name)":{"content":{"type":"v_stack","content":[\#(uses)]}}"#
  }

  private static func word(_ name: String) -> String {
    #""\#(name)":{"content":{"type":"text","string_id":"word"}}"#
  }

  private static func run(
    _ command: String,
    content: String,
    templates: [String] = []
  ) -> Run {
    let flow =
      #"{"format":"5.1.0","screens":{"main":{"content":\#(content)}},"default_localization":"en","#
      + #""templates":{\#(templates.joined(separator: ","))},"#
      + #""localizations":[{"id":"en","strings":[]}]}"#
    return Run.run([command, "flow.json"], .memory(["flow.json": flow]))
  }
}
