/// Rule `flow`: SDK v4 on the device.
///
/// From code, iOS 4.0 and Android 4.0.1 and later; documented but for the trimming and the empty code:
/// 1. the code is trimmed at both ends;
/// 2. nil, or empty after trimming, becomes the fixed `en`;
/// 3. it is looked up character by character: case counts, `_` is not `-`, no prefix, no alias;
/// 4. a hit is shown, its gaps filled from the default; a miss shows the default, with no error and no log;
/// 5. a miss without a usable default shows nothing.
struct FlowRule {
  let platform: Platform

  func match(_ requested: LocaleCode?, with lookup: inout Lookup) -> Verdict {
    guard let code = prepared(requested, with: &lookup) else {
      guard let found = lookup.exactly(.english) else {
        return lookup.fallBackToDefault(": no error, no log")
      }
      return Verdict(.english, found)
    }
    guard let found = lookup.exactly(code) else { return lookup.fallBackToDefault(": no error, no log") }
    return Verdict(.exact, found)
  }

  /// The code after trimming; nil when the fixed `en` takes its place.
  private func prepared(_ requested: LocaleCode?, with lookup: inout Lookup) -> LocaleCode? {
    guard let requested else {
      lookup.note(.prepared, "no code was passed, so the SDK takes the fixed “en”, not the default")
      return nil
    }
    let code = CodeTrimming.trim(requested, on: platform)
    guard !code.rawValue.isEmpty else {
      lookup.note(.prepared, "the code is empty, so the SDK takes the fixed “en”, not the default")
      return nil
    }
    if code != requested {
      lookup.note(.prepared, "white space at the ends is trimmed: \(code.quoted)")
    }
    return code
  }
}
