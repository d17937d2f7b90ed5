import FlowDocuments
import LocaleMatching
import Testing

@Suite("Merging a localization with the default")
struct MergingTests {
  private func merge(
    _ text: String,
    _ id: LocaleCode? = "de",
    on platform: Platform = .iOS
  ) throws
    -> MergedLocalization
  { try view(text, on: platform).merged(id, platform: platform) }

  @Test("takes own strings, fills gaps from the default, and keeps what only the own one has")
  func origins() throws {
    let text = merging(
      default: #","strings":[{"id":"a","value":"A"},{"id":"b","value":"B"}]"#,
      german: #","strings":[{"id":"c","value":"Z"},{"id":"b","value":"Ü"}]"#
    )
    let merged = try merge(text)
    #expect(merged.stringIDs == ["a", "b", "c"])
    #expect(merged.stringIDs.map { merged.strings[$0]?.origin } == [.default, .own, .own])
    #expect(merged.mergedStringIDs == ["a"])
    let counts = try view(text).counts(of: merged)
    #expect(counts == StringCounts(own: 2, merged: 1, empty: 0, missing: 0))
  }

  @Test("an empty own string hides the default", arguments: [#""""#, "[]", #"[""]"#])
  func emptyHides(_ value: String) throws {
    let text = merging(
      default: #","strings":[{"id":"a","value":"A"}]"#,
      german: #","strings":[{"id":"a","value":\#(value)}]"#
    )
    let merged = try merge(text)
    #expect(merged.strings["a"]?.origin == .own)
    #expect(try view(text).counts(of: merged) == StringCounts(own: 0, merged: 0, empty: 1, missing: 0))
  }

  @Test("an own string does not borrow the default's fallback")
  func fallback() throws {
    let merged = try merge(
      merging(
        default: #","strings":[{"id":"a","value":{"tag":"T"},"fallback":"F"}]"#,
        german: #","strings":[{"id":"a","value":{"tag":"T"}}]"#
      )
    )
    #expect(merged.strings["a"]?.item.fallback == nil)
  }

  @Test(
    "a date is looked at for letters that mean something else",
    arguments: [
      ("dd.MM.yyyy", nil), ("EEE d MMM ''yy 'YD'", nil),
      ("YYYY-MM-dd", "Y is the year that the week belongs to, y the year"),
      ("yyyy-MM-DD", "D is the day of the year, d the day of the month"),
      (
        "DD/MM/YYYY",
        "Y is the year that the week belongs to, y the year; D is the day of the year, d the day of the month"
      ),
    ] as [(String, String?)]
  )
  func datePattern(_ format: String, _ meaning: String?) throws {
    let tag = #"{"tag":"SINCE","converter":"date_time","format":"\#(format)"}"#
    let view = try view(merging(german: #","strings":[{"id":"a","value":[\#(tag)]}]"#))
    let messages = view.diagnostics.filter { $0.check.rawValue == "date-pattern" }.map(\.message)
    #expect(messages == (meaning.map { ["the tag “SINCE” of “a” is written by “\(format)”: \($0)"] } ?? []))
  }

  @Test("of two strings with one id in a localization the last counts")
  func duplicateString() throws {
    let view = try view(
      merging(german: #","strings":[{"id":"a","value":"1"},{"id":"a","value":"2"}]"#)
    )
    #expect(
      view.merged("de", platform: .iOS).strings["a"]?.item.value.items == [.text("2", TextAttributes())]
    )
    #expect(view.checks == ["duplicate-string"])
  }

  @Test(
    "direction: own flag, else on iOS the default's",
    arguments: [
      ("", "", MergedLocalization.Direction.leftToRight, MergedLocalization.Direction.leftToRight),
      ("true", "", .rightToLeft, .leftToRight),
      ("true", "false", .leftToRight, .leftToRight),
      ("", "true", .rightToLeft, .rightToLeft),
    ]
  )
  func direction(
    _ fallback: String,
    _ own: String,
    _ iOS: MergedLocalization.Direction,
    _ android: MergedLocalization.Direction
  ) throws {
    func flag(_ value: String) -> String { value.isEmpty ? "" : #","is_right_to_left":\#(value)"# }
    let text = merging(default: flag(fallback), german: flag(own))
    #expect(try merge(text).direction == iOS)
    #expect(try merge(text, on: .android).direction == android)
  }

  @Test("the default itself keeps its own direction on both platforms", arguments: [Platform.iOS, .android])
  func defaultDirection(_ platform: Platform) throws {
    let text = merging(default: #","is_right_to_left":true"#)
    #expect(try merge(text, "en", on: platform).direction == .rightToLeft)
  }

  @Test("numbers follow the own locale id, else the default's")
  func numberLocale() throws {
    let text = merging(
      default: #","ios_locale_id":"ar_SA","android_locale_id":"ar-SA""#,
      german: #","android_locale_id":"de-DE""#
    )
    #expect(try merge(text).numberLocaleID == "ar_SA")
    #expect(try merge(text, on: .android).numberLocaleID == "de-DE")
  }

  @Test("assets: own before default before general; a dark twin is an asset of its own")
  func assets() throws {
    func assets(_ ids: [String]) -> String {
      #","assets":["# + ids.map { #"{"id":"\#($0)","type":"image"}"# }.joined(separator: ",") + "]"
    }
    let merged = try merge(
      merging(
        default: assets(["hero", "hero@dark"]),
        german: assets(["hero"]),
        rest: assets(["hero", "logo"]).dropFirst() + ","
      )
    )
    let origins = ["hero", "hero@dark", "logo", "other"].map { merged.assets[$0]?.origin }
    #expect(origins == [.own, .default, .general, nil])
  }

  @Test("a default that is not in the list merges nothing, and a miss is blank")
  func unusableDefault() throws {
    let view = try view(
      #"{"format":"5.0.0","screens":{},"localizations":[{"id":"fr","strings":[{"id":"a","value":"A"}]}],"default_localization":"en"}"#
    )
    #expect(view.checks == ["unknown-default"])
    #expect(view.merged("fr", platform: .iOS).defaultID == nil)
    #expect(view.merged(nil, platform: .iOS).strings.isEmpty)
  }

  @Test("two localizations with one id: iOS refuses the view, Android takes the first")
  func duplicateLocalization() throws {
    let text =
      #"{"format":"5.0.0","screens":{},"localizations":[{"id":"en","strings":[{"id":"a","value":"1"}]},{"id":"en"}]}"#
    #expect(throws: DocumentError.self) { try view(text) }
    #expect(try merge(text, "en", on: .android).strings["a"]?.origin == .own)
  }

  @Test(
    "a product's text is missing only when no id of its look-up order is there",
    arguments: [
      ("PRODUCT_p_default", 0), ("PRODUCT_default", 0), ("PRODUCT_p_free_trial", 1), ("other", 1),
    ]
  )
  func missingProduct(_ id: String, _ missing: Int) throws {
    let view = try view(
      content: #"{"type":"text","string_id":{"product":"p"}}"#,
      strings: #"{"id":"\#(id)","value":"x"}"#
    )
    #expect(view.counts(of: view.merged("en", platform: .iOS)).missing == missing)
  }
}
