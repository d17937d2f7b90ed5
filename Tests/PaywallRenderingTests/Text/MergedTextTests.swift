import FlowDocuments
import LocaleMatching
import PaywallRendering
import TerminalUI
import Testing

/// What is read of a text that two localizations define between them, row by row as read in the SDKs' code.
@Suite("A merged text")
struct MergedTextTests {
  struct Row: CustomTestStringConvertible {
    /// The number of the row, as `M5`.
    let number: Int
    var fallback: LocaleCode = "en"
    var requested: LocaleCode = "de"
    /// The strings of `en`, as JSON members.
    var english = ""
    /// The strings of `de`, as JSON members.
    var german = ""
    /// What the text is bound to.
    var source = #""title""#
    var customTags: [String: String] = [:]
    var store = StoreState()
    let iOS: String
    var android: String?

    var testDescription: String { "M\(number)" }
  }

  private static let greeting = #"{"id":"title","value":["Hi ",{"tag":"NAME"},"!"]}"#

  @Test(
    arguments: [
      Row(
        number: 1,
        english: #"{"id":"title","value":"Unlock"}"#,
        german: #"{"id":"title","value":"Los"}"#,
        iOS: "Los"
      ),
      Row(number: 2, english: #"{"id":"title","value":"Unlock"}"#, iOS: "Unlock"),
      Row(number: 3, iOS: ""),
      Row(
        number: 4,
        english: #"{"id":"title","value":"Unlock"}"#,
        german: #"{"id":"title","value":""}"#,
        iOS: ""
      ),
      Row(
        number: 5,
        english: #"{"id":"title","value":["Hi ",{"tag":"NAME"}],"fallback":"Hello"}"#,
        german: #"{"id":"title","value":["Hallo ",{"tag":"NAME"}]}"#,
        iOS: "",
        android: "Hallo"
      ),
      Row(
        number: 6,
        english: #"{"id":"title","value":["Hi ",{"tag":"NAME"}],"fallback":"Hello"}"#,
        german: #"{"id":"title","value":["Hallo ",{"tag":"NAME"}],"fallback":"Hallo du"}"#,
        iOS: "Hallo du"
      ),
      Row(number: 7, requested: "en", english: greeting, iOS: "", android: "Hi !"),
      Row(
        number: 8,
        requested: "en",
        english: greeting,
        source: #"{"string_id":"title","NAME":""}"#,
        iOS: "Hi !"
      ),
      Row(
        number: 9,
        requested: "en",
        english: greeting,
        source: #"{"string_id":"title","name":"Ann"}"#,
        iOS: "",
        android: "Hi !"
      ),
      Row(
        number: 10,
        requested: "en",
        english: #"{"id":"title","value":["Only ",{"tag":"PRICE"}],"fallback":"See the store"}"#,
        iOS: "See the store",
        android: ""
      ),
      Row(
        number: 10,
        requested: "en",
        english: #"{"id":"title","value":["Only ",{"tag":"PRICE"}]}"#,
        iOS: ""
      ),
      Row(
        number: 11,
        requested: "en",
        english: #"{"id":"PRODUCT_default","value":["Try ",{"tag":"OFFER_PRICE"},"!"]}"#,
        source: #"{"product":"pro"}"#,
        iOS: "Try !"
      ),
      Row(
        number: 18,
        english: #"{"id":"PRODUCT_pro_free_trial","value":"Try it"},{"id":"PRODUCT_default","value":"Any"}"#,
        german: #"{"id":"PRODUCT_default","value":"Irgendeins"}"#,
        source: #"{"product":"pro"}"#,
        store: StoreState(offer: .mode(.freeTrial)),
        iOS: "Try it"
      ),
      Row(
        number: 18,
        english: #"{"id":"PRODUCT_pro_free_trial","value":"Try it"},{"id":"PRODUCT_default","value":"Any"}"#,
        german: #"{"id":"PRODUCT_default","value":"Irgendeins"}"#,
        source: #"{"product":"pro"}"#,
        store: StoreState(offer: .none),
        iOS: "Irgendeins"
      ),
      Row(number: 19, english: greeting, source: #"{"product":"pro"}"#, iOS: ""),
      Row(
        number: 20,
        english: #"{"id":"PRODUCT_default","value":"Any"}"#,
        source: #"{"product":{"var":"plans.selected"}}"#,
        iOS: ""
      ),
      Row(number: 21, fallback: "it", english: greeting, iOS: ""),
      Row(
        number: 22,
        fallback: "it",
        requested: "fr",
        english: #"{"id":"title","value":"Unlock"}"#,
        german: #"{"id":"title","value":"Los"}"#,
        iOS: ""
      ),
      Row(
        number: 24,
        german: #"{"id":"PRODUCT_default","value":["Nur ",{"tag":"PRICE"}]}"#,
        source: #"{"product":"pro"}"#,
        store: StoreState(isLoaded: false),
        iOS: "Nur {PRICE}",
        android: ""
      ),
      Row(
        number: 24,
        german: #"{"id":"PRODUCT_default","value":"Ohne Preis"}"#,
        source: #"{"product":"pro"}"#,
        store: StoreState(isLoaded: false),
        iOS: "Ohne Preis"
      ),
      Row(
        number: 25,
        requested: "en",
        english: #"{"id":"PRODUCT_default","value":["Only ",{"tag":"PRICE"}]}"#,
        source: #"{"product":"pro"}"#,
        customTags: ["PRICE": "a penny"],
        iOS: "Only a penny"
      ),
    ]
  )
  func reads(_ row: Row) throws {
    for platform in Platform.allCases {
      let phone = Phone(
        width: 20,
        platform: platform,
        store: row.store,
        customTags: row.customTags,
        strings: ""
      )
      let screen = try phone.draw(
        view: """
          {"format": "5.1.0", "default_localization": "\(row.fallback)", "localizations": [
            {"id": "en", "strings": [\(row.english)]}, {"id": "de", "strings": [\(row.german)]}],
           "screens": {"main": {"layout_behaviour": "flat", "content":
             {"type": "box", "width": {"fill_max": true}, "h_align": "leading", "content":
               {"type": "text", "string_id": \(row.source)}}}}}
          """,
        in: row.requested
      )
      #expect(screen.picture == (platform == .iOS ? row.iOS : row.android ?? row.iOS))
    }
  }
}
