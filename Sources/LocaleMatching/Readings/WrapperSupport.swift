/// Since when a cross-platform SDK can pass a locale code for a flow, and what happened before.
///
/// Documented: the release notes and the pages of each SDK. All of them use rule `flow` underneath.
package struct WrapperSupport: Hashable, Sendable {
  /// The SDK.
  package let sdk: String

  /// The first version that passes a code.
  package let since: String

  /// What users read before, whatever the app passed.
  package let before: String

  /// Where the app can read the code that it got.
  package let readable: String

  /// All of them.
  package static let all = [
    WrapperSupport(
      sdk: "Flutter",
      since: "4.0.3",
      before: "“en” on iOS, the default on Android",
      readable: "AdaptyUIFlowView.locale"
    ),
    WrapperSupport(
      sdk: "React Native",
      since: "4.0.2",
      before: "“en” on iOS, the default on Android",
      readable: "view.locale, in onAppeared from 4.0.3"
    ),
    WrapperSupport(
      sdk: "Unity",
      since: "4.0.0-beta.1, stable 4.1.0",
      before: "3.x: rule paywall, by the server",
      readable: "view.Locale"
    ),
    WrapperSupport(
      sdk: "Kotlin Multiplatform",
      since: "4.0.1-beta.1",
      before: "not known",
      readable: "view.locale"
    ),
    WrapperSupport(sdk: "Capacitor", since: "4.0.1-beta.1", before: "not known", readable: "view.locale"),
    WrapperSupport(
      sdk: "iOS layer of all",
      since: "iOS 4.0.2",
      before: "always “en”, else the default; a code was dropped without an error",
      readable: "AdaptyUI.FlowView.locale"
    ),
    WrapperSupport(
      sdk: "Android layer of all",
      since: "Android 4.0.1",
      before: "the default (rule flow-android-4.0.0)",
      readable: "AdaptyUiFlowView.locale"
    ),
  ]
}
