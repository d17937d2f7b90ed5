/// The id of a localization, read once.
struct TaggedLocalization: Hashable, Sendable {
  /// The id.
  let id: LocaleCode

  /// The id as a language tag.
  let tag: LanguageTag
}
