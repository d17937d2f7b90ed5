/// A way in which a platform spells a language and a region.
enum PhoneSpelling: CaseIterable {
  /// `pt_BR`, `zh-Hant_TW`: a hyphen before the script, an underscore before the region.
  case identifier

  /// `pt-BR`, `zh-Hant-TW`.
  case languageTag

  /// `zh_TW`, `zh-TW`: the script is left to be understood from the region.
  case identifierWithoutScript, languageTagWithoutScript

  /// `zh_Hant_TW`: underscores all through.
  case underscored

  /// `iw_IL`, `zh_TW_#Hant`: Java's old codes, and the script last.
  case java

  /// The code of a language in a region; nil where the spelling does not differ from a plainer one.
  func phoneCode(_ language: PhoneLanguage, _ region: String) -> PhoneCode? {
    guard let (code, source) = spelled(language, region) else { return nil }
    let name = "\(language.name) (\(PhoneLanguage.regionNames[region] ?? region))"
    return PhoneCode(code: LocaleCode(code), source: source, name: name)
  }

  private func spelled(_ language: PhoneLanguage, _ region: String) -> (code: String, source: String)? {
    let tag = LanguageTag(LocaleCode(language.tag))
    switch self {
    case .identifier:
      let isSameInJava = language.javaCode == nil && tag.script == nil
      let source = "Locale.current.identifier" + (isSameInJava ? ", Android Locale.toString()" : "")
      return ("\(language.tag)_\(region)", source)
    case .languageTag:
      return ("\(language.tag)-\(region)", "Locale.preferredLanguages, Android Locale.toLanguageTag()")
    case .identifierWithoutScript:
      guard isScriptUnderstood(tag, region) else { return nil }
      return ("\(tag.language)_\(region)", "Locale.current.identifier, Android Locale.toString()")
    case .languageTagWithoutScript:
      guard isScriptUnderstood(tag, region) else { return nil }
      return ("\(tag.language)-\(region)", "Locale.identifier(.bcp47), Android Locale.toLanguageTag()")
    case .underscored:
      return tag.script.map { ("\(tag.language)_\($0)_\(region)", "Locale.identifier(.icu)") }
    case .java:
      if let script = tag.script {
        return ("\(tag.language)_\(region)_#\(script)", "Android Locale.toString()")
      }
      return language.javaCode.map { ("\($0)_\(region)", "Android Locale.toString()") }
    }
  }

  private func isScriptUnderstood(_ tag: LanguageTag, _ region: String) -> Bool {
    guard let script = tag.script else { return false }
    return LanguageTag(LocaleCode("\(tag.language)-\(region)")).impliedScript == script
  }
}
