import FlowDocuments
import LocaleMatching
import TerminalUI

/// Finds the string of a text and fills in its tags.
///
/// A reference, for the sake of what it holds: laying out goes as deep as elements stand inside each other,
/// and carries the resolver along.
final class TextResolver {
  let localization: MergedLocalization
  let state: FlowState
  let options: RenderOptions

  /// How numbers and dates are written.
  private let numberFormats: LocaleFormats

  private let formats: PriceFormats

  private let assets: AssetLookup

  /// The products that texts have asked for so far; most of a screen's speak of the same few.
  private var tagsOfProducts: [String: ProductTags] = [:]

  init(localization: MergedLocalization, state: FlowState, options: RenderOptions) {
    self.localization = localization
    self.state = state
    self.options = options
    let code = localization.id?.rawValue ?? "en"
    assets = AssetLookup(localization: localization, isDark: options.isDark, state: state)
    formats = PriceFormats(options.store, readersOf: code)
    // Where neither localization names a locale the device's counts. Inferred: a phone in that language.
    numberFormats = LocaleFormats(
      locale: localization.numberLocaleID ?? options.phoneLanguage?.rawValue ?? code
    )
  }

  /// The text for a reference.
  ///
  /// `number` is what a timer, progress or wheel shows; nil for other texts. `loadsProducts` says whether
  /// products come in. From code: never for the hint of a field, which is looked up without an offer and
  /// blanked by a price.
  func resolve(
    _ reference: StringReference,
    number: FormattedNumber? = nil,
    loadsProducts: Bool = true
  ) -> ResolvedText {
    var tags = TagValues(
      platform: options.platform,
      formats: numberFormats,
      custom: options.customTags,
      state: state,
      assets: assets,
      number: number
    )
    switch reference {
    case .binding(let binding):
      if let id = state.values[binding]?.text { return resolve([id], tags: tags) }
      // A script that was run and left the variable unset shows nothing, as on the phone.
      let pieces =
        state.isScripted
        ? [] : [ResolvedText.Piece(text: "⟨\(binding.path)⟩", attributes: TextAttributes())]
      return ResolvedText(
        stringID: nil,
        origin: .nowhere,
        fate: .setByScript(binding.path),
        pieces: pieces
      )
    case .id(let id, let values):
      tags.given = values
      return resolve([id], tags: tags)
    case .product(let source, let suffix):
      guard let id = productID(source) else {
        return resolve([ProductStringID.notSelected(suffix: suffix)], tags: tags)
      }
      guard loadsProducts else {
        return resolve(ProductStringID.candidates(product: id, suffix: suffix), tags: tags)
      }
      guard options.store.isLoaded else {
        return awaiting(ProductStringID.candidates(product: id, suffix: suffix), tags: tags)
      }
      let values = productTags(id)
      tags.product = values
      let mode = values.offer?.mode.rawValue ?? ProductStringID.defaultMode
      return resolve(ProductStringID.candidates(product: id, mode: mode, suffix: suffix), tags: tags)
    }
  }

  /// The values of the product that a view knows by an id, with the offer that was chosen.
  private func productTags(_ id: String) -> ProductTags {
    if let tags = tagsOfProducts[id] { return tags }
    let known = options.products.first { [$0.adaptyID, $0.flowProductID, $0.vendorID].contains(id) }
    let product = options.store.product(
      known ?? Product(adaptyID: id, vendorID: id, flowProductID: nil, title: nil, type: nil)
    )
    let tags = ProductTags(
      product: product,
      offer: options.store.offer.offer(of: product),
      formats: formats,
      code: localization.id,
      platform: options.platform
    )
    tagsOfProducts[id] = tags
    return tags
  }

  private func productID(_ source: StringReference.ProductSource) -> String? {
    switch source {
    case .id(let id): id
    case .group(let group): state.selectedProducts[group]
    case .binding(let binding): state.values[binding]?.text
    }
  }

  /// The text of a product that has not come in.
  ///
  /// From code: iOS draws a grey bar as long as the string with the names of its tags; Android shows nothing
  /// of a string with a product's tag, and others at once.
  private func awaiting(_ candidates: [String], tags: TagValues) -> ResolvedText {
    guard let string = string(of: candidates) else { return missing(candidates) }
    let waits = string.item.value.items.contains { item in
      if case .tag(let tag, _) = item { ProductTag(rawValue: tag.name) != nil } else { false }
    }
    if options.platform == .android, !waits { return resolve(candidates, tags: tags) }
    let pieces = string.item.value.items.compactMap { item -> ResolvedText.Piece? in
      switch item {
      case .text(let text, _): ResolvedText.Piece(text: text, attributes: TextAttributes())
      case .tag(let tag, _): ResolvedText.Piece(text: "{\(tag.name)}", attributes: TextAttributes())
      case .image: nil
      }
    }
    return ResolvedText(
      stringID: string.item.id,
      candidates: candidates,
      origin: string.origin,
      fate: .awaitingProduct,
      pieces: options.platform == .iOS ? pieces : []
    )
  }

  private func string(of candidates: [String]) -> MergedString? {
    candidates.first { localization.strings[$0] != nil }.flatMap { localization.strings[$0] }
  }

  private func missing(_ candidates: [String]) -> ResolvedText {
    let id = candidates.first.flatMap { $0.isEmpty ? nil : $0 }
    return ResolvedText(stringID: id, origin: .nowhere, fate: .missing, pieces: [])
  }

  private func resolve(_ candidates: [String], tags: TagValues) -> ResolvedText {
    var resolved = found(candidates, tags: tags)
    resolved.candidates = candidates
    return resolved
  }

  private func found(_ candidates: [String], tags: TagValues) -> ResolvedText {
    guard let string = string(of: candidates) else { return missing(candidates) }
    let item = string.item
    let filled = tags.fill(item.value)
    let shown = filled.missingTag == nil || filled.isEmptied ? filled : instead(of: filled, item, tags)
    var fate = PlacedText.Fate.shown
    if let missing = filled.missingTag {
      fate = .unresolvedTag(missing)
    } else if shown.pieces.allSatisfy(\.text.isEmpty) {
      fate = .empty
    }
    return ResolvedText(
      stringID: item.id,
      origin: string.origin,
      fate: fate,
      pieces: shown.pieces,
      isFallback: shown.missingTag != filled.missingTag,
      lostPictures: shown.lostPictures,
      hiddenStringID: hiddenString(behind: string, candidates)
    )
  }

  /// What is shown of a string with a tag that nothing knows.
  ///
  /// From code: the whole text is replaced by its fallback. Without one, or when the fallback has such a tag
  /// too, iOS shows nothing and Android the text without the tag.
  private func instead(of filled: FilledText, _ item: StringItem, _ tags: TagValues) -> FilledText {
    let fallback = item.fallback.map { tags.fill($0) }
    return switch (fallback, options.platform) {
    case (let fallback?, _) where fallback.missingTag == nil || options.platform == .android: fallback
    case (_, .iOS): FilledText(missingTag: filled.missingTag)
    case (_, .android): filled
    }
  }

  /// The string in the user's own language that one of the default stands in front of.
  private func hiddenString(behind string: MergedString, _ candidates: [String]) -> String? {
    guard string.origin == .default else { return nil }
    return candidates.first { localization.strings[$0]?.origin == .own }
  }
}
