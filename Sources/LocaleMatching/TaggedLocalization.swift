/// The id of a localization, read once.
struct TaggedLocalization: Hashable, Sendable {
  /// The id.
  let id: LocaleCode

  /// The id as a language tag.
  let tag: LanguageTag

  /// The script that it is written in, as far as it is known.
  let script: String?

  /// Reads an id.
  init(_ id: LocaleCode) {
    self.id = id
    tag = LanguageTag(id)
    script = tag.impliedScript
  }
}
