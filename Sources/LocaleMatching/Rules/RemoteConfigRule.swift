/// Rule `remote-config`: what an app does that follows the documentation's example.
///
/// Documented: the SDK matches nothing; the example takes the entry that is equal to the code and else
/// whatever comes first, which is neither the default nor `en`.
struct RemoteConfigRule {
  func match(_ requested: LocaleCode?, with lookup: inout Lookup) -> Verdict {
    lookup.noun = "remote config"
    if let requested {
      if let found = lookup.exactly(requested) { return Verdict(.exact, found) }
    } else {
      lookup.note(.prepared, "no code was passed, so no entry is equal to it")
    }
    guard let first = lookup.index.first else {
      lookup.note(.fellBack, "there are no remote configs")
      return .nothing
    }
    lookup.note(.fellBack, "\(first.quoted) is taken because it comes first")
    return Verdict(.first, first, isSilentFallback: requested != nil)
  }
}
