import LocaleMatching
import PreviewCommands
import PreviewModel
import PreviewReports
import Testing

@Suite("Arguments")
struct ArgumentParserTests {
  /// Options with some of them set.
  private static func options(_ change: (inout Options) -> Void) -> Options {
    var options = Options()
    change(&options)
    return options
  }

  @Test(
    arguments: [
      ([], .run(.preview, files: [], Options())),
      (["a.json", "b.json"], .run(.preview, files: ["a.json", "b.json"], Options())),
      (["-"], .run(.preview, files: ["-"], Options())),
      (["check", "a.json"], .run(.check, files: ["a.json"], Options())),
      (["check", "check"], .run(.check, files: ["check"], Options())),
      (["--", "check"], .run(.preview, files: ["check"], Options())),
      (["render", "--", "--help"], .run(.render, files: ["--help"], Options())),
      (
        ["render", "--locale", "pt_BR", "f"],
        .run(.render, files: ["f"], options { $0.locale = "pt_BR" })
      ),
      (["render", "--locale=pt_BR", "f"], .run(.render, files: ["f"], options { $0.locale = "pt_BR" })),
      (["render", "--locale", "", "f"], .run(.render, files: ["f"], options { $0.locale = "" })),
      (["render", "--locale=", "f"], .run(.render, files: ["f"], options { $0.locale = "" })),
      (["render", "--locale=a=b", "f"], .run(.render, files: ["f"], options { $0.locale = "a=b" })),
      (
        ["render", "--locale", "de", "f", "--locale", "fr"],
        .run(.render, files: ["f"], options { $0.locale = "fr" })
      ),
      (
        ["--rule", "remote-config", "--platform", "android", "resolve", "f"],
        .run(
          .resolve,
          files: ["f"],
          options {
            $0.rule = .remoteConfig
            $0.platform = .android
          }
        )
      ),
      (
        ["resolve", "--available", "en, pt-br,,zh-hant", "--default", "en"],
        .run(
          .resolve,
          files: [],
          options {
            $0.available = ["en", "pt-br", "zh-hant"]
            $0.default = "en"
          }
        )
      ),
      (
        ["render", "f", "--width", "30", "--no-marks", "--screen", "s", "--flow", "x"],
        .run(
          .render,
          files: ["f"],
          options {
            $0.width = 30
            $0.showsMarks = false
            $0.screen = "s"
            $0.flow = "x"
          }
        )
      ),
      (["check", "f", "--fail-on", "never"], .run(.check, files: ["f"], options { $0.failOn = .never })),
      (["--help"], .help(nil)),
      (["-h"], .help(nil)),
      (["resolve", "--help"], .help(.resolve)),
      (["--version"], .version),
    ] as [([String], Invocation)]
  )
  func understands(_ arguments: [String], _ invocation: Invocation) throws {
    #expect(try ArgumentParser.parse(arguments) == invocation)
  }

  @Test(
    arguments: [
      (["--local", "de"], "unknown option --local; did you mean --locale?"),
      (["--fliw=x"], "unknown option --fliw; did you mean --flow?"),
      (["--zzzzzz"], "unknown option --zzzzzz; see --help"),
      (["-x"], "unknown option -x; see --help"),
      (["render", "f", "--locale"], "--locale needs a value: --locale CODE"),
      (["render", "f", "--locale", "--rule", "flow"], "--locale needs a value: --locale CODE"),
      (["f", "--no-marks=1"], "--no-marks takes no value"),
      (["f", "--rule", "flwo"], "unknown value “flwo” for --rule; did you mean flow?"),
      (
        ["f", "--color", "red"],
        "unknown value “red” for --color; choose from auto, always, never, 16, 256, true"
      ),
      (["f", "--width", "0"], "--width needs a whole number from 10 to 400, not “0”"),
      (
        ["f", "--width", "99999999999999999999"],
        "--width needs a whole number from 10 to 400, not “99999999999999999999”"
      ),
      (["render", "f", "--fail-on", "note"], "--fail-on works with check only"),
      (["check", "f", "--locale", "de"], "--locale works with resolve, render, strings only"),
      (["check", "f", "--available", "en"], "--available works with resolve, locales only"),
      (["resolve", "f", "--default", "en"], "--default belongs to --available; a file has its own default"),
      (["resolve", "--available", ","], "--available needs at least one code, such as en,pt-br"),
      (["resolve"], "resolve needs a file, a folder or - for standard input"),
      (["--\u{1B}[31m"], "unknown option --␛[31m; see --help"),
    ] as [([String], String)]
  )
  func refuses(_ arguments: [String], _ message: String) {
    #expect(Run.run(arguments, .memory()) == Run(error: "paywall-preview: \(message)", code: .usage))
  }
}
