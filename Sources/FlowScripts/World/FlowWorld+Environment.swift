import FlowDocuments
import LocaleMatching

extension FlowWorld {
  /// The members of `SDKEnv`.
  ///
  /// From code: the id of the localization is the one that is really used, and where there is none the code that was
  /// asked for. The rest of the phone and of the app is made up and always the same.
  var environment: JSONValue {
    let isPhoneByApple = platform == .iOS
    let language = phoneLanguage
    return .object([
      "platform": .string(platform.rawValue),
      "schemaVersion": "5.1.0",
      "sdkVersion": "4.1.0",
      "localizationId": .string((localization.id ?? requested ?? .english).rawValue),
      "localizationDirection": .string(localization.direction.rawValue),
      "osName": isPhoneByApple ? "iOS" : "Android",
      "osVersion": isPhoneByApple ? "18.1" : "15",
      "deviceVendor": isPhoneByApple ? "Apple" : "Google",
      "deviceModel": isPhoneByApple ? "iPhone15,2" : "Pixel 8",
      "appBundleId": "com.example.preview",
      "appVersion": "1.0",
      "appBuild": "1",
      "appCurrentLocale": .string(isPhoneByApple ? language.spelling : language.withLikelyRegion),
      "userLocales": .strings(userLocales),
      "userUses24HourClock": .bool(language.countsTo24Hours),
      "placementId": .string(place.placementID),
      "placementVariationId": .string(place.variationID),
      "placementABTestName": .string(place.testName),
      "placementName": .string(place.flowName),
    ])
  }

  /// The phone's languages: the one that is looked at, then that of the default.
  private var userLocales: [String] {
    let first = phoneLanguage.withLikelyRegion
    let second = localization.defaultID.map { LanguageTag($0).withLikelyRegion }
    return [first] + (second == first ? [] : [second].compactMap { $0 })
  }
}

extension LanguageTag {
  /// The code as BCP 47 spells it: `pt-BR`.
  fileprivate var spelling: String {
    ([language, script, region].compactMap { $0 } + rest).joined(separator: "-")
  }
}
