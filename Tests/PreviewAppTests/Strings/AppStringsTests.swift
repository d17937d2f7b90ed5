import LocaleMatching
import PreviewModel
import Testing

@Suite("An app that reads its code from its own strings") struct AppStringsTests {
  @Test("Every language passes a code, or the key itself")
  func languages() {
    #expect(
      Run.strings("resolve flow.json app").output == """
        app · Localizable · 5 languages
        flow.json · flow rule, iOS

        Each language passes the text of “adapty_paywalls_locale”

          Language  Passes                              Gets
        = en        “en”                      line 2    en    exact match
        ! fr        “adapty_paywalls_locale”  no entry  en    silent fallback to the default  no localization is near
        ! it        “adapty_paywalls_locale”  no table  en    silent fallback to the default  no localization is near
        = ja        “de”                      line 1    de    exact match                     another language
        ! pt_BR     “pt_BR”                   line 1    en    silent fallback to the default  write pt-br

        No language of the app gets: pt-br

        """
    )
  }

  @Test("A phone leads to a language, that to a code, and that to a localization")
  func phone() {
    let output = Run.strings("resolve flow.json app --languages pt-PT,xx").output
    #expect(output.contains("✗ “pt-PT”: only “pt_BR”, which is kept for last"))
    #expect(output.contains("✓ nothing else fits, so “pt_BR” is taken for “pt-PT”"))
    #expect(output.contains("The app passes “pt_BR” (line 1)\n  write “pt-br” into “adapty_paywalls_locale”"))
    #expect(output.contains("! “pt_BR” gets “en”: silent fallback to the default"))
  }

  @Test("render and strings pass the code of the phone's language")
  func render() {
    #expect(Run.strings("render flow.json app --languages ja-JP").output.contains("Hallo"))
    #expect(Run.strings("strings flow.json app --languages ja").output.contains("= “de” gets “de”"))
    #expect(Run.strings("render flow.json app --locale pt-br").output.contains("Olá"))
    #expect(Run.strings("render flow.json app").code == .usage)
  }

  @Test("The rule of the flow can be chosen")
  func rule() {
    let output = Run.strings("resolve flow.json app --rule paywall").output
    #expect(output.contains("~ pt_BR     “pt_BR”                   line 1    pt-br  normalized match"))
  }

  @Test("check finds codes that are missing, miss, or are of another language")
  func check() {
    let run = Run.strings("check flow.json app")
    #expect(run.code == .findings)
    for line in [
      """
      ✗ error   app · fr: app/fr.lproj/Localizable.strings has no “adapty_paywalls_locale”; the app passes \
      the key itself: “adapty_paywalls_locale” gets “en”: silent fallback to the default [missing-code]
      """,
      """
      ✗ error   app · pt_BR: “adapty_paywalls_locale” in line 1: “pt_BR” gets “en”: silent fallback to the \
      default; write “pt-br” [missed-code]
      """,
      """
      ! warning app · ja: “adapty_paywalls_locale” in line 1: “de” gets “de”: exact match, another language \
      than the folder's [other-language]
      """,
      "i note    app · pt-br: no language of the app passes a code that gets “pt-br” [unreached-localization]",
      "4 errors, 2 warnings, 1 note in 1 view and 5 languages of the app",
    ] { #expect(run.output.contains(line), "\(line)") }
  }

  @Test("Without a flow the codes are listed, or matched with a list")
  func withoutFlow() {
    #expect(Run.strings("resolve app").output.contains("✗ fr        “adapty_paywalls_locale”  no entry"))
    let listed = Run.strings("resolve app --available en,pt-br --default en").output
    #expect(listed.contains("! pt_BR     “pt_BR”                   line 1    en    silent fallback"))
  }

  @Test("A catalog is an app's strings as well")
  func catalog() {
    let output = Run.strings("resolve flow.json Localizable.xcstrings").output
    #expect(output.contains("= pt-BR     “pt-br”"))
    #expect(output.contains("pt-br  exact match"))
  }

  @Test("JSON has one object for a phone, and a list without one")
  func json() {
    let phone = Run.strings("resolve flow.json app --languages pt-BR --format json").output
    for line in [
      "\"rule\": \"app-strings\",", "\"requested\": \"pt_BR\",", "\"outcome\": \"default\",",
      "\"suggestion\": \"pt-br\",", "\"via\": \"flow\",", "\"app_language\": \"pt_BR\",",
    ] { #expect(phone.contains(line), "\(line)") }
    let all = Run.strings("resolve flow.json app --format json").output
    #expect(all.contains("\"source\": \"key\"") && all.contains("\"unreached\": [\n    \"pt-br\"\n  ]"))
  }
}
