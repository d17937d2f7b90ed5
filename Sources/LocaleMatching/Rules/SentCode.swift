/// What the SDK sends to a server for the code that an app passes.
///
/// From code: both SDKs send `en` when no code was passed; iOS trims the code and sends `en` for an
/// empty one, Android sends it as it is, and what the server makes of that is unknown.
struct SentCode {
  /// The code that is sent; nil when the SDK sends `en` in its place.
  let code: LocaleCode?

  init(_ requested: LocaleCode?, on platform: Platform, with lookup: inout Lookup) {
    guard let requested else {
      lookup.note(.prepared, "no code was passed, so the SDK sends “en”")
      code = nil
      return
    }
    guard platform == .iOS else {
      if requested.rawValue.isEmpty {
        lookup.note(.note, "Android sends the empty code; what the server answers is not known")
      }
      code = requested
      return
    }
    let trimmed = CodeTrimming.trim(requested, on: platform)
    guard !trimmed.rawValue.isEmpty else {
      lookup.note(.prepared, "the code is empty, so the SDK sends “en”")
      code = nil
      return
    }
    if trimmed != requested {
      lookup.note(.prepared, "white space at the ends is trimmed: \(trimmed.quoted)")
    }
    code = trimmed
  }
}
