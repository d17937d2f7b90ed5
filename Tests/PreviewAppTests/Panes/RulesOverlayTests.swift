import LocaleMatching
import PreviewInterface
import Testing

@Suite("The list of rules")
struct RulesOverlayTests {
  private func opened(_ code: String, _ keys: String...) -> KeyScript {
    var script = KeyScript(ShownFlow.library(), 120, 40)
    script.type(code)
    script.press("Enter", "r")
    for key in keys { script.press(key) }
    return script
  }

  @Test("every rule stands beside what it gives the code")
  func sideBySide() {
    let screen = opened("pt_BR").screen
    for row in [
      "What pt_BR gets", "● flow                       ! en     silent fallback",
      "onboarding                 ~ pt-br  normalized match",
      "cdn                        ! en     silent fallback",
    ] {
      #expect(screen.contains(row), "\(row)")
    }
  }

  @Test("a rule tells its trace, its versions and how it is known")
  func text() {
    let screen = opened("pt_BR", "j", "j").screen
    for line in [
      "· the server folds case and “_”: “pt-br”", "Versions: SDK 3.8 and later, also v4.",
      "Documented: “Localizations",
      "From code: what iOS 4.0", "Inferred: that the server folds",
    ] {
      #expect(screen.contains(line), "\(line)")
    }
  }

  @Test("the list of locales of iOS 4.5 is named and cannot be chosen")
  func unsimulated() {
    var script = opened("pt_BR", "G", "k", "k")
    #expect(script.screen.contains("not simulated"))
    script.press("Enter")
    #expect(script.screen.contains("Matching rules"))
    #expect(script.state.session?.rule == .flow)
  }

  @Test("the cross-platform SDKs tell since when they pass a code, and what was shown before")
  func wrappers() {
    let screen = opened("pt_BR", "G", "k").screen
    #expect(screen.contains("· Flutter since 4.0.3; before: “en” on iOS, the default on Android"))
    #expect(screen.contains("what it got: AdaptyUIFlowView.locale"))
  }

  @Test("pages that disagree show both readings, and which one the SDK follows")
  func disagreements() {
    let screen = opened("pt_BR", "G").screen
    #expect(screen.contains("✗ French page"))
    #expect(screen.contains("✓ Spanish and Vietnamese pages, code: character by character  → en"))
  }

  @Test("pages of the text are turned where it is longer than its room")
  func scrolling() {
    var script = KeyScript(ShownFlow.library(), 80, 24)
    script.press("Enter", "r", "G")
    #expect(script.screen.contains("How a flow matches a code"))
    script.press("PgDn", "PgDn", "PgDn")
    #expect(script.screen.contains("What a tag without a value shows"))
    #expect(!script.screen.contains("How a flow matches a code"))
    script.press("k")
    #expect(script.screen.contains("Flutter since 4.0.3"))
  }
}
