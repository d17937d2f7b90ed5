import LocaleMatching
import PreviewInterface
import TerminalUI
import Testing

@Suite("What a person does with a table of strings, and sees")
struct TableScriptTests {
  /// A step by step script: the keys, and what stands on the screen after them.
  struct Step: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let typed: String
    let keys: [String]
    let seen: [String]

    init(_ name: String, typing typed: String = "", _ keys: [String], sees seen: [String]) {
      testDescription = name
      self.typed = typed
      self.keys = keys
      self.seen = seen
    }
  }

  @Test(
    arguments: [
      Step("a folder of exactly that name serves", typing: "zh-Hans", [], sees: ["发送", "zh-Hans.lproj"]),
      Step(
        "a language without a folder is a silent fall, and the folder to store is named",
        typing: "zh_CN",
        [],
        sees: ["! silent fallback", "store zh-Hans instead", "“zh_CN.lproj”"]
      ),
      Step(
        "a missing key shows the key, an empty text nothing, both marked",
        typing: "ar",
        [],
        sees: ["✗", "∅", "1 of 4 keys shown"]
      ),
      Step(
        "n goes to the next problem, and the reasons tell it",
        typing: "ar",
        ["Enter", "Tab", "n"],
        sees: ["“cancel”", "the text is empty", "en: “Cancel”"]
      ),
      Step(
        "a filter looks in keys and texts",
        typing: "en",
        ["Enter", "Tab", "/", "u", "n", "r", "e"],
        sees: ["/unre", "1 found", "%d unread"]
      ),
      Step(
        "the languages of the phone decide where nothing is stored",
        ["Enter", "I", "z", "h", "-", "H", "a", "n", "s", "-", "C", "N"],
        sees: ["phone  zh-Hans-CN", "发送"]
      ),
      Step(
        "another way to choose gives another answer: the newer manager never finds zh-Hans for zh_CN",
        typing: "zh_CN",
        ["Enter", "r", "↓", "Enter"],
        sees: ["newer manager · 3 folders", "! silent fallback", "en.lproj"]
      ),
      Step(
        "the keys are those of a table",
        ["Tab", "?"],
        sees: ["Keys · Texts", "next text with a problem"]
      ),
    ]
  )
  func step(_ step: Step) {
    var script = KeyScript(ShownTable.library, 120, 40)
    script.type(step.typed)
    script.send(step.keys.map { .key(Key(named: $0)) })
    for text in step.seen { #expect(script.screen.contains(text), "\(text)\n\(script.screen)") }
  }

  @Test("the language that was asked for is held against, not the usual one")
  func reference() {
    var script = KeyScript(
      ShownTable.library,
      120,
      40,
      preferences: AppState.Preferences(reference: "zh-Hans")
    )
    script.type("en")
    #expect(script.screen.contains("zh-Hans: “发送”"), "\(script.screen)")
  }

  @Test("choosing a language of the app passes its code, and tells where the code stands")
  func appStrings() {
    var script = KeyScript(ShownTable.app, 120, 40)
    script.press("Enter", "r", "G", "k", "k", "k", "Enter")
    #expect(script.screen.contains("app strings"))
    #expect(script.screen.contains("! pt-BR"))
    script.press("/", "p", "t", "_", "B", "R", "Enter")
    #expect(script.screen.contains("app passes pt_BR"))
    #expect(script.screen.contains("pt-BR passes “pt_BR”"))
    #expect(script.screen.contains("Localizable.strings:1"))
  }
}
