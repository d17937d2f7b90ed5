extension PhoneCode {
  /// The languages that iPhones are set to, as `Locale.preferredLanguages` spells them, each with a region.
  package static let preferredLanguages: [PhoneCode] = {
    let regular = PhoneLanguage.all.flatMap { language in
      language.regions.compactMap { PhoneSpelling.languageTag.phoneCode(language, $0) }
    }
    return regular + seenInTheWild.filter { $0.source == "Locale.preferredLanguages" }
  }()
}
