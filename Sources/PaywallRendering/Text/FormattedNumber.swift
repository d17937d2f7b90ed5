import FlowDocuments
import LocaleMatching
import TerminalUI

/// The number that a timer, progress or wheel turns into text.
struct FormattedNumber {
  let subject: FormattedTextElement.Subject
  let value: Double

  /// The text of a tag; nil when the tag is not about this number, or says in no way how to write it.
  ///
  /// From code: on iOS a bare `TIMER`, `PERCENT` or `VALUE` is a missing tag. Inferred: Android writes the
  /// number as it is, and `PERCENT` as the schema's default has it.
  func value(of tag: RichText.Tag, platform: Platform, formats: LocaleFormats) -> String? {
    guard TagConverter.name(of: tag) == name else { return nil }
    if let converter = TagConverter(tag) {
      return converter.text(of: value, formats: formats)
    }
    guard platform == .android, tag.converter == nil else { return nil }
    return name == "PERCENT"
      ? TagConverter.percent(.whole).text(of: value, formats: formats)
      : ScriptValue.number(value).text
  }

  /// The tag that stands for the number.
  private var name: String {
    switch subject {
    case .timer: "TIMER"
    case .progress: "PERCENT"
    case .wheel: "VALUE"
    }
  }
}
