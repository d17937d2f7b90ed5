import FlowDocuments
import FlowScripts
import LocaleMatching
import PaywallRendering
import PreviewModel
import TerminalUI

extension WhyPane {
  /// What is selected: the text, why it is this one, what every localization says for it, and where it is used.
  static func selection(_ shown: Presentation, _ session: Session, _ text: inout WhyText) {
    guard let selection = shown.state.selection else { return }
    let placed = shown.selectedText
    text.selected(selection.stringID?.drawable ?? name(of: shown.selectedControl))
    if let id = selection.stringID, let strings = shown.strings {
      let facts = StringFacts(id, in: session.preview, from: strings)
      origin(of: facts, session.preview, &text)
      if let placed { fate(of: placed, session, &text) }
      let tags = facts.text?.tagNames ?? []
      if !tags.isEmpty { text.note("tags: \(tags.map(\.drawable).joined(separator: ", "))") }
      if tags.contains(where: { $0.contains("PRICE") }) { price(session, &text) }
      entries(of: facts, &text)
      if let placed { lookUp(of: placed, session.preview.localization, &text) }
      screens(of: facts, shown: session.screenID, &text)
    } else if let placed {
      fate(of: placed, session, &text)
    }
    if let place = selection.place {
      text.note("element \(place.pointer.description)")
    } else if selection.stringID != nil {
      text.note("not seen on this screen as it is")
    }
    text.gap()
  }

  /// What is selected where no string is.
  private static func name(of control: Control?) -> String {
    switch control?.kind {
    case .button: "a button without a text"
    case .toggle(let isOn): "a switch, which is \(isOn ? "on" : "off")"
    case .field: "a field"
    case .number: "a slider or a wheel of numbers"
    case .choice: "a wheel"
    case .pager: "a pager"
    case nil: "a text without a string"
    }
  }

  private static func origin(of facts: StringFacts, _ preview: Preview, _ text: inout WhyText) {
    let shown = preview.localization.id?.rawValue.drawable ?? "nothing"
    let fallback = preview.localization.defaultID?.rawValue.drawable ?? ""
    switch facts.origin {
    case .own where facts.text?.isEmpty == true:
      text.item("∅", "empty in \(shown), which hides the default’s text", style: Theme.warning)
    case .own: text.item("=", "\(shown) has it", style: Theme.good)
    case .default:
      text.item("◂", "read in \(fallback), the default: \(shown) does not have it", style: Theme.merged)
    case .nowhere:
      text.item("✗", "nothing is read: no localization in play has it", style: Theme.bad)
    }
  }

  private static func fate(of placed: PlacedText, _ session: Session, _ text: inout WhyText) {
    switch placed.fate {
    case .shown, .empty, .missing, .transparent: break
    case .unresolvedTag(let tag):
      let consequence = placed.consequenceOfMissingTag(on: session.platform) ?? ""
      text.item("!", "the tag \(tag.drawable) has no value: \(consequence)", style: Theme.warning)
    case .awaitingProduct:
      let consequence = session.platform == .iOS ? "iOS draws a grey bar" : "Android shows nothing"
      text.item("i", "waits for a product from the store: \(consequence)", style: Theme.quiet)
    case .setByScript(let variable):
      let isScripted = session.flowState.isScripted
      text.item(
        "i",
        isScripted
          ? "no script has set \(variable.drawable) so far, so nothing is shown"
          : "a script decides which text \(variable.drawable) shows",
        style: Theme.quiet
      )
    }
  }

  /// How a phone writes prices, where that is not how they are written here.
  private static func price(_ session: Session, _ text: inout WhyText) {
    let code = session.preview.localization.id?.rawValue ?? ""
    guard let price = session.store.priceOnPhone(forReadersOf: code) else { return }
    text.note(
      "prices are written for \(code.drawable), \(price.here); a phone follows its store: \(price.phone)"
    )
  }

  private static func entries(of facts: StringFacts, _ text: inout WhyText) {
    let widest = facts.entries.map(\.localization.rawValue.cellWidth).max() ?? 0
    let source = facts.entries.first(where: \.isDefault)?.localization.rawValue.drawable ?? ""
    for entry in facts.entries {
      let (words, style): (String, CellStyle) =
        switch entry.state {
        case .own: (entry.text?.plainText ?? "", Theme.text)
        case .sameAsDefault: ("same as \(source)", Theme.quiet)
        case .empty: ("∅ empty", Theme.warning)
        case .missing: ("✗ not there", Theme.merged)
        }
      text.entry(entry.localization.rawValue, widest: widest, words, style: style)
    }
  }

  /// The ids that a product's text is looked up by; any other text has but one.
  private static func lookUp(
    of placed: PlacedText,
    _ localization: MergedLocalization,
    _ text: inout WhyText
  ) {
    guard placed.candidates.count > 1 else { return }
    text.note("looked up in this order:")
    let found = placed.candidates.firstIndex { localization.strings[$0] != nil }
    for (index, id) in placed.candidates.enumerated() {
      let mark = index == found ? "✓" : index < found ?? .max ? "✗" : "·"
      let place = source(of: localization.strings[id]?.origin, localization).map { " (\($0))" } ?? ""
      text.item("  \(mark)", id.drawable + place, style: index == found ? Theme.good : Theme.quiet)
    }
    guard let found, localization.strings[placed.candidates[found]]?.origin == .default,
      let passed = placed.candidates.first(where: { localization.strings[$0]?.origin == .own }),
      let own = localization.id?.rawValue.drawable
    else { return }
    text.item("!", "more specific, so it hides \(passed.drawable) of \(own)", style: Theme.warning)
  }

  /// The localization that defines a string; nil where none does.
  private static func source(of origin: Origin?, _ localization: MergedLocalization) -> String? {
    switch origin {
    case .own: localization.id?.rawValue.drawable
    case .default: localization.defaultID.map { "\($0.rawValue.drawable), the default" }
    case .nowhere, nil: nil
    }
  }

  private static func screens(of facts: StringFacts, shown: String?, _ text: inout WhyText) {
    guard !facts.screens.isEmpty else {
      text.item("!", "no screen shows it", style: Theme.warning)
      return
    }
    let names = facts.screens.map {
      $0.drawable + ($0 == shown && facts.screens.count > 1 ? " (this one)" : "")
    }
    text.note("used by: \(names.joined(separator: ", "))")
  }
}
