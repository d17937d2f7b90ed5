import FlowDocuments
import LocaleMatching
import PreviewModel
import StringTables
import Testing

@Suite("Global IM UIKit") struct KitReportTests {
  @Test("resolve says which folder serves, what to store, and which keys have no text")
  func resolve() {
    #expect(
      Run.strings("resolve kit --stored AR --languages en-IN").output == """
        kit · GlobalIMUIKit · 3 languages
        ! “AR” gets “en”: silently what the phone decides
          store “ar” instead

        Why (im-kit rule, sample class)
          ✗ there is no folder “AR.lproj”: case, “-” and “_” count
          i a simulator finds “ar.lproj”, since the disk of a Mac ignores case
          ↓ the languages of the phone decide instead: no error, no log
          ✓ “en-IN” takes “en”, its parent
          i \(FolderMatcher.caveat)

        Nearest
          ar  differs by case

        The other way to choose
          manager  en  English, the end of the chain

        Texts: 4 of 4 keys have a text

        """
    )
  }

  @Test("A table that does not parse shows every key")
  func unusable() {
    let output = Run.strings("resolve kit --stored zh-Hans").output
    #expect(
      output.contains("✗ “zh-Hans” gets “zh-Hans”: a folder of exactly that name, which does not parse")
    )
    #expect(output.contains("kit/zh-Hans.lproj/GlobalIMUIKit.strings:1:10: a text without its closing"))
    #expect(output.contains("Texts: 0 of 4 keys have a text, 4 shown as the key"))
  }

  @Test("strings shows what becomes of every key, beside the reference")
  func strings() {
    #expect(
      Run.strings("strings kit --stored ar").output == """
        kit · GlobalIMUIKit · 3 languages
        = “ar” gets “ar”: a folder of exactly that name
        = a text   ✗ the key is shown   ∅ nothing is shown

        = send     أرسل        Send
        = invited  ٪ @ دعا %@  %@ invited %@
        ∅ clear                Clear
        ✗ more     more        More

        """
    )
  }

  @Test("A key that is missing is never taken from English", arguments: ["ar", "zh-Hans"])
  func missingKey(_ stored: String) throws {
    let output = Run.strings("render kit --stored \(stored)").output
    #expect(output.contains("✗ more"))
    #expect(!output.contains("More"))
  }

  @Test("check finds what is wrong in every language, and what the stored one does not find")
  func check() {
    let run = Run.strings("check kit --stored zh_CN --languages ar-SA")
    #expect(run.code == .findings)
    #expect(
      run.output == """
        ✗ error   ar: “more” is missing: the key itself is shown [missing-key]
        ✗ error   ar: “invited” in line 2 “٪ @” is no specifier and stays as it is, the reference takes %@ and %@ [format-specifiers]
        ✗ error   zh-Hans: kit/zh-Hans.lproj/GlobalIMUIKit.strings:1:10: a text without its closing quotation mark; expected “;” after a value, found “c”; close it with a quotation mark; until then every key is shown as it is [unusable-table]
        ! warning zh_CN: “zh_CN” gets “ar”: silently what the phone decides; store “zh-Hans” [stored-language]
        ! warning ar: “clear” in line 3 is empty: nothing is shown [empty-text]
        ! warning ar: “send” stands 2 times in lines 1, 4, with different texts; the last counts [duplicate-key]

        3 errors, 3 warnings, 0 notes in 3 languages of the app

        """
    )
  }

  @Test("locales counts what each language lacks")
  func locales() {
    let lines = Run.strings("locales kit").output.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(5) == [
        "kit · GlobalIMUIKit · 3 languages · im-kit rule, sample class",
        "Language                  Keys  Missing  Extra  Empty  Specifiers  Same",
        "ar                           3        1      0      1           1     0",
        "en        reference          4", "zh-Hans   does not parse",
      ]
    )
    #expect(lines.contains { $0.hasPrefix("! zh_CN  → the phone's language") })
    #expect(lines.contains { $0.hasPrefix("~ zh-Hans-CN  → zh-Hans") })
  }

  @Test("Without a file the folders are a list")
  func list() {
    let run = Run.strings("resolve --rule im-kit --available en,ar,zh-Hans --stored zh_CN --kit manager")
    #expect(
      run.output.hasPrefix("! “zh_CN” gets “en”: English, the end of the chain\n  store “zh-Hans” instead")
    )
    #expect(run.output.contains("· the chain: zh-CN, zh, en"))
  }

  @Test("JSON has the facts of every report about a code")
  func json() throws {
    let run = Run.strings("resolve kit --stored zh_CN --languages ar --development en --format json")
    let output = run.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    for line in [
      "\"rule\": \"im-kit\",", "\"requested\": \"zh_CN\",", "\"outcome\": \"default\",",
      "\"silent_fallback\": true,", "\"localization\": \"ar\",", "\"default_localization\": \"en\",",
      "\"suggestion\": \"zh-Hans\",", "\"source\": \"system\",", "\"missing\": 1", "\"merged_strings\": [],",
    ] { #expect(output.contains(line[...]), "\(line)") }
  }

  @Test("The preview tells panes what a key is, with its findings")
  func preview() throws {
    let table = try StringTable(
      bytes: Array(Fixtures.strings["kit/ar.lproj/GlobalIMUIKit.strings", default: ""].utf8)
    )
    let english = try StringTable(
      bytes: Array(Fixtures.strings["kit/en.lproj/GlobalIMUIKit.strings", default: ""].utf8)
    )
    let folders = LanguageFolders(
      name: "kit",
      tableName: "GlobalIMUIKit",
      folders: [
        LanguageFolder(language: "ar", file: "ar", content: .table(table)),
        LanguageFolder(language: "en", file: "en", content: .table(english)),
      ]
    )
    let preview = KitPreview(folders, request: KitRequest(stored: "ar"))
    #expect(preview.reference == "en")
    #expect(preview.rows.map(\.key) == ["send", "invited", "clear", "more"])
    #expect(preview.rows.map(\.fate) == [.shown, .shown, .empty, .keyShown])
    #expect(preview.rows.map(\.text) == ["أرسل", "٪ @ دعا %@", "", "more"])
    #expect(
      preview.rows.map { $0.findings.map(\.check.rawValue) }.map(\.first)
        == ["duplicate-key", "format-specifiers", "empty-text", "missing-key"]
    )
    #expect(KitPreview(folders, request: KitRequest(), reference: "ar").reference == "ar")
  }
}
