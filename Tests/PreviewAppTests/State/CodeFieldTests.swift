import LocaleMatching
import PreviewInterface
import Testing

@Suite("The code line")
struct CodeFieldTests {
  @Test("a whole file pasted by mistake is cut, and what stood there stays")
  func pastedFile() {
    var field = CodeField(LocaleCode("pt"))
    field.insert(String(repeating: "{", count: 100_000))
    #expect(field.text == "pt" + String(repeating: "{", count: 198))
    #expect(field.cursor == 200)
    field.insert("x")
    #expect(field.text?.count == 200)
  }

  @Test("a code of the command line may be longer, and can be shortened")
  func longCode() {
    var field = CodeField(LocaleCode(String(repeating: "x", count: 300)))
    field.insert("y")
    field.deleteBackward()
    #expect(field.text == String(repeating: "x", count: 299))
  }
}
