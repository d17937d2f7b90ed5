import FlowDocuments
import LocaleMatching
import TerminalUI

extension ElementLayout {
  /// A text; where the phone shrinks it, it stands here whole.
  mutating func textNode(
    _ text: TextElement,
    _ element: Element,
    number: FormattedNumber? = nil,
    loadsProducts: Bool = true
  ) -> any LayoutNode {
    let resolved = resolver.resolve(text.source, number: number, loadsProducts: loadsProducts)
    let size = styling.largestSize(in: resolved, element: text.attributes)
    return textNode(resolved, text.attributes, text.alignment, element, limit(of: text, size: size))
  }

  /// Notes that a text has more rows than its element allows.
  ///
  /// From code: with `scale` the phone shrinks it, else it ends in an ellipsis. How many rows the phone needs
  /// is inferred from the size of the letters, so it is about that many.
  mutating func reportRows(ofText index: Int, _ frame: TaggedFrame) {
    guard let needed = frame.neededRows, let limit = limits[index] else { return }
    let text = texts[index]
    let name = text.stringID ?? ""
    let cuts = limit.rows.cuts
    let allowed =
      limit.boxHeight.map {
        "the box of \(Int($0.rounded())) points around it has room for \(limit.rows.rows)"
      }
      ?? "may have \(limit.rows.rows)"
    report(
      cuts ? .textCut : .textShrunk,
      "the phone \(cuts ? "cuts" : "shrinks") “\(name)”: it needs about \(needed) rows and \(allowed)",
      at: text.pointer,
      name
    )
  }

  /// A text whose string is found; `reportsLimit` says whether it is worth telling that it has too many rows.
  mutating func textNode(
    _ resolved: ResolvedText,
    _ attributes: TextAttributes,
    _ alignment: HorizontalAlignment,
    _ element: Element,
    _ limit: TextLimit? = nil,
    reportsLimit: Bool = true
  ) -> any LayoutNode {
    let index = texts.count
    let tag = PlaceTag(.text, index).number
    if reportsLimit { limits[index] = limit }
    if styling.isLarge(resolved, element: attributes) { largeTexts.insert(index) }
    texts.append(
      PlacedText(
        stringID: resolved.stringID,
        candidates: resolved.candidates,
        origin: resolved.origin,
        fate: surroundings.isTransparent ? .transparent : resolved.fate,
        isFallback: resolved.isFallback,
        frame: CellRect(origin: .zero, size: .zero),
        pointer: element.pointer
      )
    )
    reportFindings(resolved, element)
    guard !surroundings.isTransparent else { return TextNode([], tag: tag) }
    let runs = styling.runs(
      resolved,
      element: attributes,
      marksMerged: options.marksMerged,
      opacity: surroundings.opacity
    )
    return TextNode(runs, alignment: alignment.cross, limit: limit?.rows, tag: tag, breaker: breaker)
  }

  /// The text of a timer, a progress or a wheel of numbers.
  mutating func formattedNode(_ text: FormattedTextElement, _ element: Element) -> any LayoutNode {
    switch text.subject {
    case .timer(let id, let end):
      let seconds = state.secondsLeft[id] ?? end?.seconds(from: options.now) ?? 0
      return formattedNode(text, value: seconds, element)
    case .progress(let value, let range):
      return formattedNode(text, value: state.part(value, of: range), element)
    case .wheel(let value, let range, let step):
      let number = state.number(value, default: range.lowerBound)
      return numberWheelNode(text, NumberWheel(range, step: step, value: number), element)
    }
  }

  /// The text that a format has for a number.
  ///
  /// From code: entries whose string is missing do not count.
  mutating func formattedNode(
    _ text: FormattedTextElement,
    value: Double,
    _ element: Element
  ) -> any LayoutNode {
    let strings = screen.localization.strings
    guard let entry = text.entry(for: value, where: { strings[$0.stringID] != nil }) ?? text.entries.first
    else {
      return TextNode([])
    }
    let number = FormattedNumber(subject: text.subject, value: value)
    return textNode(
      TextElement(
        source: .id(entry.stringID),
        alignment: text.alignment,
        attributes: text.attributes,
        maxRows: text.maxRows,
        scalesToFit: text.scalesToFit
      ),
      element,
      number: number
    )
  }
}
