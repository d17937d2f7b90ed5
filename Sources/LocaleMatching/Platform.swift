/// The platform whose SDK is simulated.
package enum Platform: String, CaseIterable, Sendable {
  /// Adapty's iOS SDK.
  case iOS = "ios"

  /// Adapty's Android SDK.
  case android
}
