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

  /// Finds the pictures that stand in texts.
  let assets: AssetLookup

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

  /// A text with its tags filled in.
  ///
  /// From code: on Android a product's tag in a text that is not about a product leaves nothing of the text, not even
  /// its fallback.
  func fill(_ text: RichText) -> FilledText {
    var filled = FilledText()
    for item in text.items {
      switch item {
      case .text(let text, let attributes):
        filled.pieces.append(ResolvedText.Piece(text: text, attributes: attributes))
      case .image(let id, let attributes):
        guard draws(id) else {
          filled.lostPictures.append(id)
          continue
        }
        filled.pieces.append(
          ResolvedText.Piece(text: Icon.character(inTextFor: id), attributes: attributes.tinted)
        )
      case .tag(let tag, let attributes):
        switch answer(tag) {
        case .text(let value):
          filled.pieces.append(ResolvedText.Piece(text: value, attributes: attributes))
          continue
        case .emptiesText: filled.isEmptied = true
        case .missing: break
        }
        filled.missingTag = filled.missingTag ?? tag.name
      }
    }
    if filled.isEmptied { filled.pieces = [] }
    return filled
  }

  /// Whether a picture is drawn in a text.
  ///
  /// From code: on iOS only one that the file carries. Inferred: on Android every one.
  private func draws(_ id: String) -> Bool {
    guard let picture = assets.asset(id)?.picture else { return false }
    return platform == .android || picture.data != nil && !picture.isPreview
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

extension TextAttributes {
  /// The attributes of a picture in a text: its colour is its tint.
  fileprivate var tinted: TextAttributes {
    var attributes = self
    attributes.color = tint ?? color
    return attributes
  }
}
