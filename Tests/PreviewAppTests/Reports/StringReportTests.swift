import PreviewModel
import Testing

@Suite("All about one string")
struct StringReportTests {
  @Test("strings --string tells every localization's text, the shown one first, and where it is used")
  func text() {
    #expect(
      Run.run("strings flow.json --locale pt-br --string buy").output == """
        flow.json
        = “pt-br” gets “pt-br”: exact match

        buy
          ◂ read in “en”, the default: “pt-br” does not have it

          pt-br  missing
          en     default  Buy now
          de     empty

        Used by
          offer  /screens/offer/content/content/1

        """
    )
  }

  @Test("the same for programs")
  func json() {
    let output = Run.run("strings flow.json --locale pt-br --string buy --format json").output
    #expect(output.contains(#""string": "buy""#))
    #expect(output.contains(#""origin": "default""#))
    #expect(output.contains(#""state": "missing""#))
    #expect(output.contains(#""state": "empty""#))
    #expect(output.contains(#""element": "/screens/offer/content/content/1""#))
  }

  @Test("an id that is not there is a mistake of the command line, with the nearest one")
  func unknown() {
    let run = Run.run("strings flow.json --string titel")
    #expect(run.code == .usage)
    #expect(run.error.contains("no string is called “titel”; did you mean “title”?"))
  }

  @Test("a text that says what the default says is told as such")
  func same() {
    let flow = Fixtures.flow.replacing("Olá", with: "Hello")
    let output = Run.run("strings flow.json --string title", .memory(["flow.json": flow])).output
    #expect(output.contains("  pt-br  same as default  Hello"))
  }
}
