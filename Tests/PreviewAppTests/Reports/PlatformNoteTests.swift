import PreviewCommands
import PreviewModel
import Testing

/// What the platforms do differently, as it is told on either of them.
@Suite("Differences between the platforms")
struct PlatformNoteTests {
  /// A flow whose default is Arabic and says so, and whose English says nothing.
  private static let flow = """
    {"format": "5.0.0", "default_localization": "ar",
     "localizations": [
       {"id": "ar", "is_right_to_left": true, "ios_locale_id": "ar_SA", "strings": [
         {"id": "title", "value": ["Hi ", {"tag": "NAME"}]},
         {"id": "price", "value": [{"tag": "PRICE"}, {"tag": "GIVEN"}]}],
        "assets": [{"id": "hero", "type": "image"}, {"id": "hero@dark", "type": "image"}]},
       {"id": "en", "strings": [], "assets": [{"id": "hero", "type": "image"}]},
       {"id": "he", "is_right_to_left": true, "ios_locale_id": "he_IL", "android_locale_id": "he-IL",
        "strings": [{"id": "title", "value": "Hi"}]}],
     "screens": {"main": {"content": {"type": "v_stack", "content": [
       {"type": "text", "string_id": "title"},
       {"type": "text", "string_id": {"string_id": "price", "GIVEN": "x"}}]}}}}
    """

  private func notes(_ line: String) -> String {
    Run.run(line, .memory(["flow.json": Self.flow])).output
  }

  @Test(
    arguments: [
      ("ios", "≠ direction: rtl, inherited from the default's flag (iOS); Android would lay it out ltr"),
      (
        "android", "≠ direction: ltr (Android); iOS would inherit the default's flag and lay it out rtl"
      ),
      (
        "ios",
        "≠ numbers: as in ar_SA, inherited from the default (iOS); Android writes them as in the device's"
      ),
      (
        "ios",
        """
        ≠ “title”: only the app can fill {NAME}; if it does not, iOS leaves the whole text blank, Android only \
        the tag, where there is no fallback
        """
      ),
      ("ios", "· “hero”: “en” has its own in light mode, and in dark mode shows that of “ar”"),
    ]
  )
  func english(_ platform: String, _ note: String) {
    #expect(notes("resolve flow.json --locale en --platform \(platform)").contains(note))
  }

  @Test("nothing is told where both platforms do the same")
  func same() {
    #expect(!notes("resolve flow.json --locale he").contains("Platforms"))
  }

  @Test("JSON has both sides")
  func json() {
    let output = notes("resolve flow.json --locale en --format json")
    #expect(
      output.contains(
        """
            {
              "topic": "direction",
              "ios": "rtl",
              "android": "ltr",
        """
      )
    )
    #expect(output.contains("\"topic\": \"dark_assets\""))
  }

  @Test("of two localizations with one id Android takes the first, and iOS shows nothing")
  func duplicates() {
    let files = FileSystem.memory([
      "flow.json": Self.flow.replacing(#"{"id": "he""#, with: #"{"id": "en""#)
    ])
    let android = Run.run("resolve flow.json --locale en --platform android", files).output
    #expect(
      android.contains(
        "≠ “en” stands twice: Android takes the first, iOS refuses the whole view and shows nothing"
      )
    )
    let iOS = Run.run("resolve flow.json --locale en", files)
    #expect(iOS.code == .input)
    #expect(iOS.error.contains("Android takes the first (--platform android)"))
  }

  @Test("what is trimmed differs, so a code can get another localization")
  func trimming() {
    let files = FileSystem.memory(["flow.json": Fixtures.flow])
    let line = ["resolve", "flow.json", "--locale", "de\u{200B}"]
    #expect(Run.run(line, files).output.contains("≠ the code gets “de” (iOS); Android would give “en”"))
  }

  @Test("the Why pane says the same")
  func whyPane() {
    var script = KeyScript(ShownFlow.library(Self.flow), 200, 40)
    script.type("en")
    #expect(script.screen.contains("≠ direction: rtl, inherited from the default's flag (iOS)"))
    script.press("Enter", "p")
    #expect(script.screen.contains("≠ direction: ltr (Android)"))
  }
}
