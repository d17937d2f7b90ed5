/// Rule `im-kit` for a bare list of folders, where the languages of the phone are not known.
///
/// `KitMatcher` decides where they are.
struct IMKitRule {
  func match(_ requested: LocaleCode?, with lookup: inout Lookup) -> Verdict {
    if let requested, !requested.rawValue.isEmpty {
      if let found = lookup.exactly(requested) { return Verdict(.exact, found) }
      lookup.note(.fellBack, "no such folder, so the languages of the phone decide: no error, no log")
    } else {
      lookup.note(.prepared, "no language is stored, so those of the phone decide")
    }
    return lookup.fallBackToDefault(
      ", as far as is known without them",
      isSilent: requested?.rawValue.isEmpty == false
    )
  }
}
