import FlowDocuments
import LocaleMatching

extension ElementLayout {
  /// Notes what became of a text, where that is not simply shown.
  mutating func reportFindings(_ resolved: ResolvedText, _ element: Element) {
    let name = resolved.stringID ?? ""
    switch resolved.fate {
    case .shown, .empty, .transparent: break
    case .missing where name.isEmpty: break
    case .missing:
      let consequence = resolved.pieces.isEmpty ? "nothing is shown" : "the id is shown, as only a wheel does"
      report(
        .missingString,
        "no localization in play defines “\(name)”: \(consequence)",
        element,
        name
      )
    case .unresolvedTag(let tag):
      report(.unresolvedTag, unresolved(tag, in: name, resolved), element, name)
    case .awaitingProduct:
      let consequence = options.platform == .iOS ? "iOS draws a grey bar" : "Android shows nothing"
      report(
        .productNotLoaded,
        "“\(name)” waits for a product from the store: \(consequence) until it comes in",
        element,
        name
      )
    case .setByScript(let variable):
      report(
        .setByScript,
        state.isScripted
          ? "no script has set “\(variable)” so far, so nothing is shown there"
          : "a script decides which text “\(variable)” shows; it was not run",
        element
      )
    }
    for picture in resolved.lostPictures {
      let reason =
        assets.asset(picture)?.picture == nil
        ? "nothing defines it" : "iOS draws only pictures in texts that the file carries"
      report(
        .pictureInText,
        "the picture “\(picture)” of “\(name)” is not drawn: \(reason)",
        element,
        name
      )
    }
    if let hidden = resolved.hiddenStringID { reportHidden(hidden, behind: name, element) }
    if surroundings.isTransparent, !name.isEmpty {
      report(.transparentText, "“\(name)” is fully transparent", element, name)
    }
  }

  /// Why a tag has no value, and what follows from it on the platform.
  private func unresolved(_ tag: String, in name: String, _ resolved: ResolvedText) -> String {
    let isProductTag = ProductTag(rawValue: tag) != nil
    let consequence = PlacedText.consequence(
      ofMissing: tag,
      isFallback: resolved.isFallback,
      on: options.platform
    )
    let hint: String? =
      if let known = ProductTag(dashboardName: tag) {
        "that is the dashboard's name, the SDK knows “\(known.rawValue)”"
      } else if isProductTag, name.hasPrefix("PRODUCT_") {
        "the element names the string itself and no product, so it is an ordinary text"
      } else if isProductTag {
        "the text is not about a product"
      } else if ["TIMER", "PERCENT", "VALUE"].contains(tag) {
        "it needs a converter"
      } else {
        nil
      }
    return "the tag “\(tag)” of “\(name)” has no value: \(consequence)" + (hint.map { "; \($0)" } ?? "")
  }

  /// Inferred from code: the look-up runs over strings that are merged already.
  private mutating func reportHidden(_ hidden: String, behind name: String, _ element: Element) {
    let languages = (
      own: screen.localization.id?.quoted ?? "the localization",
      other: screen.localization.defaultID?.quoted ?? "the default"
    )
    report(
      .productStringOfDefault,
      "“\(name)” exists in \(languages.other) only, but is more specific than “\(hidden)” of \(languages.own): "
        + "the user reads \(languages.other)",
      element,
      name
    )
  }
}
