import FlowDocuments
import LocaleMatching
import TerminalUI

extension ElementLayout {
  /// A text; where the phone shrinks it, it stands here whole.
  mutating func textNode(
    _ text: TextElement,
    _ element: Element,
    loadsProducts: Bool = true
  ) -> any LayoutNode {
    let resolved = resolver.resolve(text.source, loadsProducts: loadsProducts)
    let limit = text.maxRows.map { rows in
      let size = styling.largestSize(in: resolved, element: text.attributes)
      return RowLimit(rows: rows, scale: size / Self.terminalTextSize, cuts: !text.scalesToFit)
    }
    return textNode(resolved, text.attributes, text.alignment, element, limit)
  }

  /// The size in points of text that is as wide on the phone as a terminal draws it.
  private static let terminalTextSize = 17.0

  /// Notes that a text has more rows than its element allows.
  ///
  /// From code: with `scale` the phone shrinks it, else it ends in an ellipsis. How many rows the phone needs
  /// is inferred from the size of the letters, so it is about that many.
  mutating func reportRows(of frame: TaggedFrame) {
    guard let needed = frame.neededRows, let limit = limits[frame.tag] else { return }
    let text = texts[frame.tag]
    let name = text.stringID ?? ""
    report(
      limit.cuts ? "text-cut" : "text-shrunk",
      limit.cuts ? .warning : .note,
      "the phone \(limit.cuts ? "cuts" : "shrinks") “\(name)”: "
        + "it needs about \(needed) rows and may have \(limit.rows)",
      at: text.pointer,
      name
    )
  }

  private mutating func textNode(
    _ resolved: ResolvedText,
    _ attributes: TextAttributes,
    _ alignment: HorizontalAlignment,
    _ element: Element,
    _ limit: RowLimit? = nil
  ) -> any LayoutNode {
    let tag = texts.count
    limits[tag] = limit
    if styling.isLarge(resolved, element: attributes) { largeTexts.insert(tag) }
    texts.append(
      PlacedText(
        stringID: resolved.stringID,
        candidates: resolved.candidates,
        origin: resolved.origin,
        fate: surroundings.isTransparent ? .transparent : resolved.fate,
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
    return TextNode(runs, alignment: alignment.cross, limit: limit, tag: tag, breaker: breaker)
  }

  /// A field for typing, with what is typed or, while that is nothing, its hint.
  mutating func fieldNode(_ field: TextFieldElement, _ element: Element) -> any LayoutNode {
    let typed = field.value.flatMap { state.values[$0]?.text } ?? ""
    let content: any LayoutNode
    if typed.isEmpty {
      content = field.placeholder.map { textNode($0, element, loadsProducts: false) } ?? label(" ")
    } else {
      let shown = field.isSecure ? String(repeating: "•", count: typed.count) : typed
      let text = ResolvedText(stringID: nil, origin: .nowhere, fate: .shown, pieces: []).showing(shown)
      content = textNode(text, field.attributes, field.alignment, element)
    }
    let inner = FrameNode(
      content,
      width: .fill(max: nil),
      minimumRows: field.rows.lowerBound,
      horizontal: .start,
      vertical: .start
    )
    return BoxNode(inner, border: .light)
  }

  /// The text of a timer, a progress or a wheel of numbers, at its first value.
  mutating func formattedNode(_ text: FormattedTextElement, _ element: Element) -> any LayoutNode {
    let value = value(of: text.subject)
    guard let entry = text.entry(for: value) else { return TextNode([]) }
    let number = FormattedNumber(subject: text.subject, value: value)
    return textNode(
      resolver.resolve(.id(entry.stringID), number: number),
      text.attributes,
      text.alignment,
      element
    )
  }

  /// The number that a format follows.
  private func value(of subject: FormattedTextElement.Subject) -> Double {
    switch subject {
    case .timer(let id, let start): state.secondsLeft[id] ?? start ?? 0
    case .progress(let value, let range): state.part(value, of: range)
    case .wheel(let value, let range, _): state.number(value, default: range.lowerBound)
    }
  }

  /// A wheel of texts, the first of which is chosen; every text of it is shown.
  mutating func wheelNode(_ wheel: WheelElement, _ element: Element) -> any LayoutNode {
    let rows = wheel.items.map(\.stringID).enumerated().map { index, id -> any LayoutNode in
      let resolved = resolver.resolve(.id(id))
      // A missing string shows its id here, and nowhere else.
      let shown = resolved.fate == .missing ? resolved.showing(id) : resolved
      let row = textNode(shown, TextAttributes(), .center, element)
      return index == 0 ? HStackNode([.node(label("▸")), .node(row), .node(label("◂"))], spacing: 8) : row
    }
    return VStackNode(rows)
  }
}
