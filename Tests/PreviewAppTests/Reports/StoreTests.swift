import FlowDocuments
import FlowScripts
import LocaleMatching
import PaywallRendering
import PreviewCommands
import PreviewInterface
import PreviewModel
import TerminalUI
import Testing

/// What the store and the app answer, on the command line and by keys.
@Suite("The store")
struct StoreTests {
  private static let flow = """
    {"format":"5.0.0","screens":{"main":{"content":{"type":"text","string_id":{"product":"com.x.year"}}}},
    "default_localization":"en","localizations":[{"id":"en","strings":[
    {"id":"PRODUCT_default","value":[{"tag":"TITLE"}," ",{"tag":"PRICE"}," ",{"tag":"NAME"}]},
    {"id":"PRODUCT_free_trial","value":[{"tag":"OFFER_PERIOD"}," free"]},
    {"id":"PRODUCT_pay_as_you_go","value":[{"tag":"OFFER_PRICE"}," at first"]}]},
    {"id":"de","strings":[]}]}
    """
  private static let store = """
    {"subscriptionGroups":[{"subscriptions":[{"productID":"com.x.year","displayPrice":"39.99",
    "type":"RecurringSubscription","recurringSubscriptionPeriod":"P1Y",
    "introductoryOffer":{"paymentMode":"free","subscriptionPeriod":"P3D"},
    "localizations":[{"locale":"en_US","displayName":"All of it"},{"locale":"de","displayName":"Alles"}]}]}]}
    """

  private func render(_ arguments: String, _ files: [String: String] = [:]) -> Run {
    let own = ["app/flow.json": Self.flow, "app/x.storekit": Self.store, "lone/flow.json": Self.flow]
    return .run("render \(arguments)", .memory(own.merging(files) { $1 }))
  }

  @Test(
    "has the products of the file beside the input, of the one in the opened folder, or of the named one",
    arguments: [
      ("app/flow.json", "All of it $39.99 Ann"), ("app", "All of it $39.99 Ann"),
      ("lone/flow.json --storekit app/x.storekit", "All of it $39.99 Ann"),
      ("lone/flow.json", "Yearly $59.99 Ann"),
      ("app/flow.json --locale de", "Alles 39,99\u{A0}$ Ann"),
      ("app/flow.json --locale de --storefront DE", "Alles 39,99\u{A0}€ Ann"),
      ("app/flow.json --storefront jp", "All of it ¥6,000 Ann"),
    ]
  )
  func files(_ arguments: String, _ expected: String) {
    let run = render("\(arguments) --offer none --tag NAME=Ann --width 60")
    #expect(run.code == .success)
    #expect(run.output.replacing("\u{A0}", with: " ").contains(expected.replacing("\u{A0}", with: " ")))
  }

  @Test(
    "makes the offer that was chosen, or none where the product has no such offer",
    arguments: [
      ("app/flow.json", "3 days free"), ("app/flow.json --offer introductory", "3 days free"),
      ("app/flow.json --offer free-trial", "3 days free"),
      ("app/flow.json --offer pay-as-you-go --tag NAME=x", "All of it $39.99"),
      ("lone/flow.json --tag NAME=x", "Yearly $59.99"), ("lone/flow.json --offer free-trial", "1 week free"),
      ("lone/flow.json --offer pay-as-you-go", "$30.00 at first"),
      ("app/flow.json --products not-loaded", "{TITLE} {PRICE} {NAME}"),
    ]
  )
  func offers(_ arguments: String, _ expected: String) {
    #expect(render("\(arguments) --width 60").output.contains(expected))
  }

  @Test(
    "says what is wrong with an option",
    arguments: [
      ("--storefront Germany", "--storefront needs a country of two letters such as US, not “Germany”"),
      ("--storefront ZZ", "--storefront needs a country of two letters such as US, not “ZZ”"),
      ("--offer trial", "unknown value “trial” for --offer"),
      ("--tag NAME", "--tag needs a name and a value: --tag NAME=VALUE"),
      ("--tag =x", "--tag needs a name and a value: --tag NAME=VALUE"),
      ("--storekit none.storekit", "none.storekit"),
      ("--storekit app/flow.json", "app/flow.json: no StoreKit configuration"),
    ]
  )
  func mistakes(_ option: String, _ message: String) {
    let run = render("app/flow.json \(option)")
    #expect(run.code != .success)
    #expect(run.error.contains(message))
  }

  @Test("a file beside the input that is none is a finding, and samples are taken")
  func damagedFile() {
    let files = ["app/x.storekit": "{"]
    #expect(render("app/flow.json --tag NAME=x", files).output.contains("Yearly $59.99"))
    let check = Run.run("check app/flow.json", .memory(["app/flow.json": Self.flow, "app/x.storekit": "{"]))
    #expect(check.output.contains("x.storekit"))
    #expect(check.code == .findings)
  }

  @Test("a script learns the products anew whenever the store or the language changes")
  func script() throws {
    let flow = Self.flow.dropLast() + #","scripts":[{"content":"SDK.openScreen({})"}]}"#
    let document = try FlowDocument(bytes: Array(flow.utf8), name: "flow.json")
    let entry = try #require(document.entries.first)
    var session = try Session(entry, in: document, platform: .iOS, rule: nil, requested: "en")
    #expect(try session.products.contains(#""localizedString":"$59.99""#))
    #expect(try session.products.contains(#""offer":null"#))
    session.pass("de")
    #expect(try session.products.contains("59,99\u{A0}$"))
    session.change(StoreState(storefront: Storefront("DE"), offer: .mode(.freeTrial)))
    #expect(try session.products.contains("59,99\u{A0}€"))
    #expect(try session.products.contains(#""paymentMode":"free_trial""#))
    session.change(StoreState(isLoaded: false))
    #expect(try session.products == "")
  }

  @Test("a key goes through all that the store can answer, and the status line tells it")
  func key() {
    var script = KeyScript(ShownFlow.library(Self.flow), 120, 20)
    script.press("Enter")
    let answers = [
      ("no offer", "the tag"), ("free trial", "1 week free"), ("pay as you go", "$30.00 at first"),
      ("pay up front", "no offer"), ("products not loaded", "{PRICE}"),
    ]
    for (words, text) in answers {
      script.press("o")
      #expect(script.screen.contains("the store: \(words)"))
      script.press("m")
      #expect(script.screen.contains(" · \(words)"))
      if text.hasPrefix("1") || text.hasPrefix("$") || text.hasPrefix("{") {
        #expect(script.screen.contains(text))
      }
    }
    script.press("o", "m")
    #expect(!script.screen.contains("products not loaded"))
  }

  @Test("names of languages stand in the picker where there is room, and can be filtered by")
  func names() {
    var script = KeyScript(ShownFlow.library(Self.flow), 200, 30)
    #expect(script.screen.contains("German  Deutsch"))
    script.press("Enter", "/")
    script.type("deuts")
    #expect(script.screen.contains("= de"))
    #expect(!script.screen.contains("= en"))
    var narrow = KeyScript(ShownFlow.library(Self.flow), 60, 24)
    narrow.press("Enter")
    #expect(!narrow.screen.contains("Deutsch"))
  }

  @Test("names of languages stand in the table of localizations")
  func table() {
    let files = FileSystem.memory(["flow.json": Self.flow.replacing(#""id":"de""#, with: #""id":"pt-br""#)])
    #expect(Run.run("locales flow.json", files).output.contains("pt-br         Portuguese (Brazil)"))
    let json = Run.run("locales flow.json --format json", files).output
    #expect(json.contains(#""name": "Portuguese (Brazil)""#))
    #expect(json.contains(#""own_name": "português (Brasil)""#))
  }
}

extension Session {
  /// What the flow's script is told of the products once it has run; empty when it is told nothing.
  fileprivate var products: String {
    get throws {
      var run = try #require(play?.run)
      _ = run.nextRequest()
      run.receive(.reply(EngineReply(answer: .started(now: 0))))
      guard case .setProducts(let products) = run.nextRequest() else { return "" }
      return products.text(isPretty: false)
    }
  }
}
