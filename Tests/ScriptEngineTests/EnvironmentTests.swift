import FlowDocuments
import FlowScripts
import LocaleMatching
import Testing

/// What a script learns of the phone and of the language that is looked at.
@Suite(.serialized, .enabled(if: Engine.isAvailable, "JavaScriptCore is not installed"))
struct EnvironmentTests {
  /// What `SDKEnv` is to a script, as JSON.
  private func environment(_ code: LocaleCode, on platform: Platform = .iOS) throws -> JSONValue {
    let player = try FlowPlayer(
      """
      {"format":"5.1.0","default_localization":"en","localizations":[
       {"id":"en","strings":[{"id":"a","value":"A"}]},{"id":"de","strings":[]},
       {"id":"ar","is_right_to_left":true,"strings":[]}],
       "screens":{"main":{"content":{"type":"text","string_id":"a"}}},
       "scripts":[{"content":"SDK.openScreen({type:'main',instanceId:'m',transitionId:'t',contextPath:''});SDK.log(JSON.stringify(SDKEnv));"}]}
      """,
      in: code,
      platform: platform
    )
    guard case .log(_, let message)? = player.run.notices.last else { return .null }
    return try JSONValue(bytes: Array(message.utf8))
  }

  @Test(
    "follows the localization that is really used, and the code that was asked for",
    arguments: [
      ("de", "de", "ltr", "de", ["de-DE", "en-US"], true),
      ("ar", "ar", "rtl", "ar", ["ar-SA", "en-US"], false),
      ("pt_BR", "en", "ltr", "pt-BR", ["pt-BR", "en-US"], true), ("en", "en", "ltr", "en", ["en-US"], false),
    ] as [(LocaleCode, String, String, String, [String], Bool)]
  )
  func language(
    _ code: LocaleCode,
    _ localization: String,
    _ direction: String,
    _ app: String,
    _ phone: [String],
    _ uses24Hours: Bool
  ) throws {
    let environment = try environment(code)
    #expect(environment["localizationId"]?.string == localization)
    #expect(environment["localizationDirection"]?.string == direction)
    #expect(environment["appCurrentLocale"]?.string == app)
    #expect(environment["userLocales"]?.array?.compactMap(\.string) == phone)
    #expect(environment["userUses24HourClock"]?.bool == uses24Hours)
  }

  @Test(
    "has every field on both platforms",
    arguments: [(.iOS, "ios", "iOS", "Apple"), (.android, "android", "Android", "Google")]
      as [(Platform, String, String, String)]
  )
  func fields(_ platform: Platform, _ name: String, _ system: String, _ vendor: String) throws {
    let environment = try environment("en", on: platform)
    #expect(environment["platform"]?.string == name)
    #expect(environment["osName"]?.string == system)
    #expect(environment["deviceVendor"]?.string == vendor)
    for key in [
      "schemaVersion", "sdkVersion", "osVersion", "deviceModel", "appBundleId", "appVersion", "appBuild",
      "placementId", "placementVariationId", "placementABTestName", "placementName",
    ] {
      #expect(environment[key]?.string?.isEmpty == false, "\(key)")
    }
  }
}
