import FlowDocuments
import LocaleMatching

/// Finds the string of a text and fills in its tags.
struct TextResolver {
  let localization: MergedLocalization
  let state: FlowState
  let products: [Product]
  let platform: Platform

  /// The text for a reference.
  ///
  /// `number` is what a timer, progress or wheel shows; nil for other texts.
  func resolve(_ reference: StringReference, number: FormattedNumber? = nil) -> ResolvedText {
    switch reference {
    case .binding(let binding):
      if let id = state.values[binding]?.text { return resolve(.id(id), number: number) }
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
      return resolve([id], tags: TagValues(given: values, state: state, number: number))
    case .product(let source, let suffix):
      guard let id = productID(source) else {
        return resolve([ProductStringID.notSelected(suffix: suffix)], tags: TagValues(number: number))
      }
      let product = products.first { [$0.adaptyID, $0.flowProductID, $0.vendorID].contains(id) }
      let known = product ?? Product(adaptyID: id, vendorID: id, flowProductID: nil, title: nil, type: nil)
      return resolve(
        ProductStringID.candidates(product: id, suffix: suffix),
        tags: TagValues(product: SampleProduct(known), number: number)
      )
    }
  }

  private func productID(_ source: StringReference.ProductSource) -> String? {
    switch source {
    case .id(let id): id
    case .group(let group): state.selectedProducts[group]
    case .binding(let binding): state.values[binding]?.text
    }
  }

  private func resolve(_ candidates: [String], tags: TagValues) -> ResolvedText {
    var resolved = found(candidates, tags: tags)
    resolved.candidates = candidates
    return resolved
  }

  private func found(_ candidates: [String], tags: TagValues) -> ResolvedText {
    guard let string = candidates.lazy.compactMap({ localization.strings[$0] }).first else {
      let id = candidates.first.flatMap { $0.isEmpty ? nil : $0 }
      return ResolvedText(stringID: id, origin: .nowhere, fate: .missing, pieces: [])
    }
    let item = string.item
    let filled = tags.fill(item.value)
    guard let missing = filled.missing else {
      let isEmpty = filled.pieces.allSatisfy(\.text.isEmpty)
      return ResolvedText(
        stringID: item.id,
        origin: string.origin,
        fate: isEmpty ? .empty : .shown,
        pieces: filled.pieces
      )
    }
    // One tag without a value replaces the whole text by its fallback. Without one iOS shows nothing,
    // Android the text without the tag.
    let fallback = item.fallback.map { tags.fill($0) }
    let pieces: [ResolvedText.Piece]
    switch (fallback, platform) {
    case (let fallback?, _) where fallback.missing == nil || platform == .android: pieces = fallback.pieces
    case (_, .iOS): pieces = []
    case (_, .android): pieces = filled.pieces
    }
    return ResolvedText(
      stringID: item.id,
      origin: string.origin,
      fate: .unresolvedTag(missing),
      pieces: pieces
    )
  }
}
