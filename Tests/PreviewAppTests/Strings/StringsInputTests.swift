import PreviewModel
import Testing

@Suite("Where an app's strings come from") struct StringsInputTests {
  @Test("Deep in a project, past what others brought")
  func project() {
    let output = Run.strings("resolve project").output
    #expect(output.hasPrefix("project/ios/App/Resources · Localizable · 1 language\n"))
    #expect(output.contains("= en        “en”    line 1"))
  }

  @Test(
    "One language: its file, its folder, or standard input",
    arguments: ["kit/ar.lproj/GlobalIMUIKit.strings", "kit/ar.lproj"]
  )
  func oneLanguage(_ path: String) {
    #expect(
      Run.strings("strings \(path)").output.hasPrefix(
        "\(path) · GlobalIMUIKit · 1 language\n= “ar” gets “ar”: a folder of exactly that name"
      )
    )
  }

  @Test("Standard input is told by what is in it")
  func standardInput() {
    #expect(Run.strings("strings -", standardInput: "a = b;").output.contains("= a  b"))
    let catalog = Fixtures.strings["Localizable.xcstrings", default: ""]
    #expect(Run.strings("resolve -", standardInput: catalog).output.contains("= pt-BR     “pt-br”"))
  }

  @Test(
    "What cannot be meant is one line",
    arguments: [
      ("resolve kit --table Foo", "no table is called “Foo”; choose from GlobalIMUIKit", .usage),
      (
        "resolve kit --table globalimuikit",
        "no table is called “globalimuikit”; did you mean GlobalIMUIKit?", .usage
      ),
      ("resolve tables", "tables: several tables: A, B; choose one with --table", .input),
      ("resolve kit app", "name one app at a time, not both kit and app", .usage),
      (
        "resolve kit --rule flow", "--rule flow needs a flow; name its file as well, or --available codes",
        .usage
      ),
      (
        "resolve flow.json --rule im-kit",
        "--rule im-kit reads the strings of an app; name the folder that holds them as well", .usage
      ),
      ("strings kit --string mor", "no key is called “mor”; did you mean more?", .usage),
      (
        "resolve broken",
        "broken/en.lproj/Localizable.strings:1:5: a text that never ends; close it with a quotation mark",
        .input
      ),
      ("resolve gone.strings", "gone.strings: no such file; check the path", .input),
    ] as [(String, String, ExitCode)]
  )
  func refused(_ arguments: String, _ message: String, _ code: ExitCode) {
    #expect(Run.strings(arguments) == Run(error: "paywall-preview: \(message)", code: code))
  }
}
