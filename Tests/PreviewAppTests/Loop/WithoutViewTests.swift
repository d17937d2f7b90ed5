import FlowDocuments
import LocaleMatching
import PreviewInterface
import PreviewModel
import Testing

/// What can be looked at though no view of it is in the file.
@Suite("Variations without a view")
struct WithoutViewTests {
  private func script(_ text: String, _ width: Int = 200, _ height: Int = 40) -> KeyScript {
    KeyScript(ShownFlow.library(text), width, height)
  }

  @Test("a paywall of its own opens with the remote config that the app gets")
  func remoteConfig() {
    var script = script(Fallbacks.configs)
    #expect(script.state.session?.rule == .remoteConfig)
    for text in ["remote config 1/3 “fr”", "▸ fr  3 keys", #""price": 1.10,"#, "! the first entry"] {
      #expect(script.screen.contains(text), "\(text)")
    }
    script.type("en")
    for text in ["remote config 2/3 “en”", #""text": "New""#, "= exact match"] {
      #expect(script.screen.contains(text), "\(text)")
    }
    for text in ["! en  family is missing", "! en  badge is extra", "! en  price is a text, not a number"] {
      #expect(script.screen.contains(text), "\(text)")
    }
  }

  @Test("text that is no JSON is shown as it is, with the finding")
  func text() {
    var script = script(Fallbacks.configs)
    script.type("de")
    #expect(script.screen.contains("this is no JSON, so the app's dictionary is nil"))
    #expect(script.screen.contains("Hallo"))
    #expect(script.screen.contains("= de  no object, so no keys"))
  }

  @Test("what comes first is neither the default nor English")
  func first() {
    var script = script(Fallbacks.configs)
    script.type("es")
    #expect(script.screen.contains("! silent fallback"))
    #expect(script.screen.contains("shows fr"))
    #expect(script.screen.contains("“fr” is taken because it comes first"))
  }

  @Test("the server chose the one object of a v3 paywall")
  func paywall() {
    #expect(script(Fallbacks.paywall).screen.contains("The server chose this object"))
  }

  @Test("C shows the remote config and goes back")
  func toggle() {
    let text = Fallbacks.configs.replacing(
      #""flow_name""#,
      with: #""flow_version_id": "view", "flow_name""#
    ).replacing(#""ui_builder": {"#, with: #""ui_builder": {"view": \#(Fixtures.flow)"#)
    var script = script(text)
    #expect(script.screen.contains("Hello"))
    script.press("Enter", "C")
    #expect(script.screen.contains("▸ fr"))
    #expect(script.state.session?.rule == .remoteConfig)
    script.press("C")
    #expect(script.screen.contains("Hello"))
    #expect(script.state.session?.rule == .flow)
  }

  @Test("where there is no remote config, C says so")
  func noConfig() {
    var script = KeyScript()
    script.press("Enter", "C")
    #expect(script.screen.contains("this variation has no remote config"))
  }

  @Test("an onboarding says calmly what is not in the file, and what would be looked up")
  func onboarding() {
    var script = script(Fallbacks.onboarding)
    script.type("pt_BR")
    for text in [
      "An onboarding is a page hosted by Adapty", "? the server decides",
      "What is looked up: “pt-br”, then “pt”.",
    ] {
      #expect(script.screen.contains(text), "\(text)")
    }
  }

  @Test("with its localizations named, an onboarding is decided by its rule")
  func named() {
    let list = LocalizationList(available: ["en", "pt-br"], declaredDefault: "en")
    let library = Library(
      documents: ShownFlow.library(Fallbacks.onboarding).documents.map { $0.naming(list) }
    )
    var script = KeyScript(library, 120, 40)
    script.type("pt_BR")
    #expect(script.screen.contains("~ normalized match"))
    #expect(script.screen.contains("shows pt-br"))
    #expect(script.screen.contains("As you named them"))
  }

  @Test("a names the localizations of an onboarding as they are typed; Esc takes that back")
  func naming() {
    var script = script(Fallbacks.onboarding)
    script.type("pt_BR")
    script.press("Enter", "a")
    script.type("en*, pt-br")
    #expect(script.screen.contains("there are  en*, pt-br"))
    #expect(script.screen.contains("~ normalized match"))
    #expect(script.screen.contains("= en        default"))
    script.press("Esc")
    #expect(script.screen.contains("? the server decides"))
    #expect(script.screen.contains("there are  not named"))
  }

  @Test("the names of a list of codes can be changed, and the names of a file cannot")
  func renaming() {
    let list = LocalizationList(available: ["en"], declaredDefault: "en")
    var script = KeyScript(Library(documents: [.codes(list)]), 120, 40)
    script.type("pt")
    script.press("Enter", "a")
    script.type(" pt")
    #expect(script.screen.contains("= exact match"))
    var file = KeyScript()
    file.press("Enter", "a")
    #expect(file.screen.contains("the localizations are in the file"))
  }

  @Test("a list of codes needs no file")
  func codes() {
    let list = LocalizationList(available: ["en", "pt-br"], declaredDefault: "en")
    var script = KeyScript(Library(documents: [.codes(list)]), 120, 40)
    script.type("pt_BR")
    #expect(script.screen.contains("! silent fallback"))
    #expect(script.screen.contains("pass pt-br instead"))
  }

  @Test("the other platform gets its own layout, in the list as well, and after a reload")
  func layouts() {
    var script = script(Fallbacks.layouts)
    #expect(script.screen.contains("From the orchard"))
    script.press("Enter", "p")
    #expect(script.screen.contains("From the robot"))
    script.press("R")
    #expect(script.screen.contains("reloaded"))
    #expect(script.screen.contains("From the robot"))
    script.press("v", "Enter")
    #expect(script.screen.contains("From the robot"))
    script.press("p")
    #expect(script.screen.contains("From the orchard"))
  }
}
