import PreviewCommands
import PreviewModel
import Testing

@Suite("An option without effect")
struct OptionRefusalTests {
  private static let files = OptionFixtures.files.merging(["home.json": Fixtures.fallback]) { $1 }

  private static func run(_ line: String, onTerminal: Bool = false) -> Run {
    .run(line, .memory(files, standardInput: "a = b;"), onTerminal: onTerminal)
  }

  @Test(
    "is refused with a sentence that says where it works",
    arguments: [
      (
        "resolve flow.json --languages de",
        """
        --languages has no effect on a flow alone; it works with resolve, render and strings on a flow \
        beside the strings of its app, with resolve on those strings alone, and with the texts of Global \
        IM UIKit
        """
      ),
      (
        "resolve home.json --flow v-1 --stored de",
        "--stored has no effect on flows alone; it works with the texts of Global IM UIKit"
      ),
      (
        "resolve flow.json --table X",
        "--table has no effect on a flow alone; it works with the strings of an app"
      ),
      (
        "strings - --table X",
        "--table has no effect on standard input; it works with files and folders"
      ),
      (
        "render flow.json --device small --points 400x900",
        "--device has no effect beside --points; leave one of them out"
      ),
      (
        "render configs.json --screen x",
        "--screen has no effect on a remote config; it works where a screen is drawn"
      ),
      (
        "render flow.json --format json --no-images",
        "--no-images has no effect with --format json; it works with --format text"
      ),
      (
        "render flow.json --steps walk.jsonl",
        "--steps has no effect on a flow without a script; it works where there are steps to take"
      ),
      ("render flow.json --record x", "--record works in the interactive preview only, not with render"),
      (
        "flow.json --record x",
        "--record has no effect where standard output is no terminal; it works in the interactive preview"
      ),
      (
        "resolve kit --locale ar",
        """
        --locale has no effect on the texts of Global IM UIKit; it works with a flow or --available codes; \
        what an app has stored for its kit is --stored
        """
      ),
      (
        "strings app --string title",
        """
        --string has no effect on the strings of an app alone; it works with a flow, and with the texts of \
        Global IM UIKit
        """
      ),
      (
        "check flow.json --rule paywall",
        """
        --rule has no effect in a check of a flow alone; it works beside the strings of an app, and with \
        resolve, render, locales and strings
        """
      ),
      ("check kit --languages ar", "--languages has no effect without --stored; it works beside it"),
      (
        "check kit --storefront DE",
        """
        --storefront has no effect in a check of the strings of an app alone; it works where a screen is \
        drawn
        """
      ),
      (
        "resolve flow.json app --locale de --languages ja",
        "--languages has no effect beside --locale; leave one of them out"
      ),
      (
        "resolve flow.json app --development de",
        """
        --development belongs to --languages; it works where --languages choose among the strings of an \
        app, and with the texts of Global IM UIKit
        """
      ),
      (
        "resolve --rule im-kit --available en,ar --default en --development ar",
        "--default has no effect beside --development; leave one of them out"
      ),
      (
        "resolve --rule im-kit --available en --reference en",
        "--reference has no effect on a list of folders; it works with the texts of Global IM UIKit"
      ),
      ("resolve --available en --screen x", "--screen works with render only"),
      (
        "render kit --storekit nowhere.storekit",
        "--storekit has no effect on the texts of Global IM UIKit; it works where a screen is drawn"
      ),
      ("locales kit --stored ar", "--stored works with resolve, render, strings, check only"),
      ("render flow.json --fail-on=wrong", "--fail-on works with check only"),
      ("check flow.json --locale", "--locale works with resolve, render, strings only"),
    ] as [(String, String)]
  )
  func reports(_ line: String, _ message: String) {
    #expect(Self.run(line) == Run(error: "paywall-preview: \(message)", code: .usage))
  }

  @Test(
    "is refused before the interactive preview starts",
    arguments: [
      (
        "flow.json --format json",
        """
        --format has no effect in the interactive preview; it works with a command, or where standard \
        output is no terminal
        """
      ),
      (
        "flow.json --width 40",
        """
        --width has no effect in the interactive preview; it works with a command, or where standard \
        output is no terminal
        """
      ),
      (
        "flow.json --page 2",
        """
        --page has no effect in the interactive preview; it works with a command, or where standard output \
        is no terminal
        """
      ),
      (
        "flow.json --stored de",
        "--stored has no effect on a flow alone; it works with the texts of Global IM UIKit"
      ),
      (
        "flow.json --record x",
        "--record has no effect on a flow without a script; it works where there are steps to take"
      ),
      (
        "kit --locale ar",
        """
        --locale has no effect on the strings of an app alone; it works with a flow or --available codes; \
        what an app has stored for its kit is --stored
        """
      ),
      (
        "flow.json kit --stored ar --locale de",
        "--locale has no effect beside --stored; leave one of them out"
      ),
      (
        "--available en,de --dark",
        "--dark has no effect on a list of codes alone; it works where a screen is drawn"
      ),
      (
        "flow.json --available en",
        "--available is for what has no localizations in the file; what is opened has its own"
      ),
      (
        "flow.json --rule app-strings",
        "--rule app-strings reads the strings of an app; name the folder that holds them as well"
      ),
      ("kit --rule flow", "--rule flow needs a flow; name its file as well, or --available codes"),
      (
        "flow.json kit --rule im-kit",
        "--rule im-kit looks at the strings of an app alone; name their folder only"
      ),
    ] as [(String, String)]
  )
  func interactive(_ line: String, _ message: String) {
    #expect(Self.run(line, onTerminal: true) == Run(error: "paywall-preview: \(message)", code: .usage))
  }

  @Test(
    "is none that the interactive preview knows what to do with",
    arguments: [
      "rich.json --record x --steps walk.jsonl --screen other --dark --locale de",
      "kit --stored ar --languages ar --reference en",
      "flow.json kit --stored ar",
      "rich.json app --languages ja --locale de",
      "--available en,de --default en",
      "kit --rule im-kit --kit manager",
      "tour.json --available en",
      "rich.json --device tablet --landscape --no-marks --no-images --tag A=b",
    ]
  )
  func taken(_ line: String) {
    #expect(Self.run(line, onTerminal: true) == Run(isInteractive: true))
  }

  @Test("goes with help, whatever its value")
  func help() {
    #expect(Self.run("render --width nothing --help") == Self.run("render --help"))
  }
}
