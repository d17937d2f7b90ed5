import PreviewCommands
import PreviewModel
import Testing

@Suite("Bad input ends with one line")
struct BadInputTests {
  private static let files = FileSystem.memory(
    [
      "flow.json": Fixtures.flow,
      "home.json": Fixtures.fallback,
      "empty.json": "",
      "comma.json": "{\n  \"a\": 1\n  \"b\": 2\n}",
      "list.json": "[]",
      "binary": "\u{0}\u{1}\u{2}\u{0}\u{0}",
      "other.json": "{\"x\": 1}",
      "notes/readme.txt": "",
      "broken/only.json": "{\"a\": 1,,}",
      "old.json": "{\"format\": \"2.0.0\", \"styles\": {}}",
    ],
    problems: [
      "secret.json": .noPermission, "/dev/zero": .notAFile, "huge.json": .tooLarge,
      "bad.json": .system("Input/output error"),
    ],
    standardInput: "{"
  )

  @Test(
    arguments: [
      ("render gone.json", "gone.json: no such file; check the path"),
      ("render secret.json", "secret.json: no permission to read it; change its permissions or copy it"),
      (
        "render /dev/zero",
        "/dev/zero: this is a device, not a file; choose a fallback file or a view exported from Adapty"
      ),
      (
        "render huge.json",
        "huge.json: larger than 64 MB; choose a fallback file or a view exported from Adapty"
      ),
      ("render bad.json", "bad.json: cannot be read: Input/output error; try another copy of the file"),
      (
        "render notes",
        """
        notes: no flow in this folder; name a folder with fallback files, views or an app's strings, \
        or one of them
        """
      ),
      (
        "render broken",
        "broken/only.json:1:9: expected a key in quotation marks, found “,”; write it as \"key\": value"
      ),
      (
        "check flow.json gone.json", "gone.json: no such file; check the path"
      ),
      (
        "render list.json",
        "list.json: expected an object, found an array; choose a fallback file or a view exported from Adapty"
      ),
      ("", "no file was named and the samples are not installed; name a file, or - for standard input"),
    ]
  )
  func line(_ arguments: String, _ message: String) {
    #expect(
      Run.run(arguments, Self.files) == Run(error: "paywall-preview: \(message)", code: .input)
    )
  }

  /// The words are the decoder's; file, line and column are ours.
  @Test(
    arguments: [
      ("render empty.json", "paywall-preview: empty.json"),
      ("render comma.json", "paywall-preview: comma.json:3:3: "),
      ("render binary", "paywall-preview: binary: this is a binary file"),
      ("render -", "paywall-preview: standard input:1:2: "),
      ("render old.json", "paywall-preview: old.json: /format: "),
      ("strings other.json", "paywall-preview: other.json: "),
    ]
  )
  func place(_ arguments: String, _ start: String) {
    let run = Run.run(arguments, Self.files)
    #expect(run.error.hasPrefix(start))
    #expect(run.error.contains("; "))
    #expect(!run.error.contains("\n"))
    #expect(run.code == .input)
    #expect(run.output.isEmpty)
  }

  @Test(
    arguments: [
      ("render flow.json --screen ofer", "no screen is called “ofer”; did you mean offer?"),
      ("render flow.json --screen x", "no screen is called “x”; choose from offer"),
      ("render home.json --flow hone", "nothing is called “hone”; did you mean home?"),
      (
        "render home.json --flow home",
        "--flow “home” stands for 2 variations; choose from v-1 (Calm), v-2 (Loud)"
      ),
      ("chekc flow.json", "unknown command “chekc”; did you mean check?"),
    ]
  )
  func choice(_ arguments: String, _ message: String) {
    #expect(Run.run(arguments, Self.files) == Run(error: "paywall-preview: \(message)", code: .usage))
  }

  @Test("A file name cannot write to the terminal")
  func fileName() {
    let run = Run.run(["render", "a\n\u{1B}]0;x"], Self.files)
    #expect(run.error == "paywall-preview: a␊␛]0;x: no such file; check the path")
  }
}
