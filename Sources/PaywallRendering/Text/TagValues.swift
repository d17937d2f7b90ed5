import FlowDocuments
import LocaleMatching
import TerminalUI

/// What fills in the tags of one text.
struct TagValues {
  let platform: Platform

  /// How numbers and dates are written.
  let formats: LocaleFormats

  /// The tags that the app gives values to.
  let custom: [String: String]

  let state: FlowState

  /// The values given at the place of use.
  var given: [String: TagValue] = [:]

  /// The product that the text is about; nil for other texts.
  var product: ProductTags?

  /// The number that the text is about; nil for other texts.
  var number: FormattedNumber?

  /// What is known about a tag.
  private enum Answer {
    case text(String)
    /// Nothing knows it.
    case missing
    /// It empties the whole text, fallback or not.
    case emptiesText
  }

  /// A text with its tags filled in, and the first tag that nothing knows.
  ///
  /// `isEmptied` says that a tag leaves nothing of the text, not even its fallback. From code: on Android a
  /// product's tag in a text that is not about a product does.
  func fill(_ text: RichText) -> (pieces: [ResolvedText.Piece], missing: String?, isEmptied: Bool) {
    var missing: String?
    var isEmptied = false
    let pieces = text.items.compactMap { item -> ResolvedText.Piece? in
      switch item {
      case .text(let text, let attributes):
        return ResolvedText.Piece(text: text, attributes: attributes)
      case .image(_, let attributes):
        return ResolvedText.Piece(text: "▣", attributes: attributes)
      case .tag(let tag, let attributes):
        switch answer(tag) {
        case .text(let value): return ResolvedText.Piece(text: value, attributes: attributes)
        case .emptiesText: isEmptied = true
        case .missing: break
        }
        missing = missing ?? tag.name
        return nil
      }
    }
    return (isEmptied ? [] : pieces, missing, isEmptied)
  }

  /// What the first that knows a tag says of it.
  ///
  /// From code. iOS: the number of a timer, the app's own tags, the values
  /// at the place of use, the product. Android: literal values, the app's own tags, bound values (a timer's
  /// number is one), the product. So an app's tag `PRICE` hides the price on both.
  private func answer(_ tag: RichText.Tag) -> Answer {
    let name = TagConverter.name(of: tag)
    let own = number?.value(of: tag, platform: platform, formats: formats)
    let literal = literal(name)
    let values =
      switch platform {
      case .iOS: [own, custom[name], literal ?? bound(name, tag)]
      case .android: [literal, custom[name], bound(name, tag) ?? own]
      }
    if let value = values.lazy.compactMap({ $0 }).first { return .text(value) }
    guard let productTag = ProductTag(rawValue: name) else { return .missing }
    if let product { return .text(product.value(of: productTag)) }
    return platform == .android ? .emptiesText : .missing
  }

  /// The text given for a tag; from code: what is a text already is never converted.
  private func literal(_ name: String) -> String? {
    if case .literal(let text) = given[name] { text } else { nil }
  }

  /// What a script answers for a tag that is bound to a variable; one that is not set is an empty piece.
  ///
  /// From code: what the converter cannot take is an empty piece too; it takes true as 1 and a `Date` as a moment.
  private func bound(_ name: String, _ tag: RichText.Tag) -> String? {
    guard case .binding(let binding) = given[name] else { return nil }
    guard let value = state.values[binding] else { return "" }
    guard let converter = TagConverter(tag) else { return value.text }
    return switch (value, converter) {
    case (.text(let text), _): text
    case (.number(let number), _): converter.text(of: number, formats: formats)
    case (.bool, .number): converter.text(of: value.number, formats: formats)
    case (.object(_, let number), _) where converter.isForDates: converter.text(of: number, formats: formats)
    case (.bool, _), (.object, _): ""
    }
  }
}
