/// Rule `flow-android-4.0.0`: that one release of the Android SDK.
///
/// From code and documented: the code is not trimmed, and leaving it out means the flow's default
/// rather than `en`. An empty code is a real code that is never found.
struct FlowAndroid400Rule {
  func match(_ requested: LocaleCode?, with lookup: inout Lookup) -> Verdict {
    guard let requested else {
      lookup.note(.prepared, "no code was passed, which on Android 4.0.0 means the default")
      return lookup.fallBackToDefault(", as asked for", isSilent: false)
    }
    guard let found = lookup.exactly(requested) else { return lookup.fallBackToDefault(": no error, no log") }
    return Verdict(.exact, found)
  }
}
