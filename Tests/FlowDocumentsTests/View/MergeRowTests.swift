import FlowDocuments
import LocaleMatching
import Testing

/// What a localization takes over from the default beside its texts, row by row as read in the SDKs' code.
@Suite("Rows M12 to M23")
struct MergeRowTests {
  private func view(
    default fallback: String,
    _ localizations: String,
    rest: String = "",
    on platform: Platform = .iOS
  ) throws -> FlowView {
    try FlowDocumentsTests.view(
      #"{"format":"5.0.0","screens":{},\#(rest)"default_localization":"\#(fallback)","localizations":[\#(localizations)]}"#,
      on: platform
    )
  }

  @Test(
    "direction and numbers",
    arguments: [
      ("M12", "ar", #"{"id":"ar","is_right_to_left":true},{"id":"en"}"#, "en", "rtl", "ltr"),
      (
        "M13", "ar", #"{"id":"ar","is_right_to_left":true},{"id":"en","is_right_to_left":false}"#, "en",
        "ltr",
        "ltr"
      ),
      ("M14", "en", #"{"id":"en"},{"id":"ar"}"#, "ar", "ltr", "ltr"),
      ("M15", "en", #"{"id":"en","is_right_to_left":true}"#, "fr", "rtl", "rtl"),
    ] as [(String, String, String, LocaleCode, String, String)]
  )
  func direction(
    _ row: String,
    _ fallback: String,
    _ localizations: String,
    _ requested: LocaleCode,
    _ iOS: String,
    _ android: String
  ) throws {
    let view = try self.view(default: fallback, localizations)
    for (platform, expected) in [(Platform.iOS, iOS), (.android, android)] {
      let matcher = LocaleMatcher(list: view.localizationList, rule: .flow, platform: platform)
      let merged = view.merged(matcher.verdict(for: requested).localization, platform: platform)
      #expect(merged.direction.rawValue == expected, "\(row) on \(platform)")
    }
  }

  @Test("M13: numbers follow the default's locale even with a flag of one's own")
  func numbers() throws {
    let view = try self.view(
      default: "ar",
      #"{"id":"ar","ios_locale_id":"ar_SA"},{"id":"en","is_right_to_left":false}"#
    )
    #expect(view.numberLocale(of: "en", on: .iOS).id == "ar_SA")
    #expect(view.numberLocale(of: "en", on: .iOS).origin == .default)
    #expect(view.numberLocale(of: "en", on: .android).origin == .nowhere)
  }

  @Test("M16: a picture that is localized for light mode only comes from the default in dark mode")
  func dark() throws {
    func assets(_ ids: String...) -> String {
      #""assets":["# + ids.map { #"{"id":"\#($0)","type":"image"}"# }.joined(separator: ",") + "]"
    }
    let view = try self.view(
      default: "en",
      #"{"id":"en",\#(assets("hero", "hero@dark"))},{"id":"de",\#(assets("hero"))}"#,
      rest: assets("logo") + ","
    )
    let merged = view.merged("de", platform: .iOS)
    #expect(merged.assets["hero"]?.origin == .own)
    #expect(merged.assets["hero@dark"]?.origin == .default)
    // M17: what only the view has is the view's.
    #expect(merged.assets["logo"]?.origin == .general)
  }

  @Test("M23: two localizations with one id")
  func duplicates() throws {
    let localizations =
      #"{"id":"en","strings":[{"id":"a","value":"first"}]},{"id":"en","strings":[{"id":"a","value":"second"}]}"#
    #expect(throws: DocumentError.self) { try self.view(default: "en", localizations) }
    let view = try self.view(default: "en", localizations, on: .android)
    #expect(
      view.merged("en", platform: .android).strings["a"]?.item.value.items == [
        .text("first", TextAttributes())
      ]
    )
  }
}
