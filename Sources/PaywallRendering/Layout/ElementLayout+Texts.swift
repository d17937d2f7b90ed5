import FlowDocuments
import LocaleMatching
import TerminalUI

extension ElementLayout {
  /// A text, whole: how many rows it may have depends on the phone's font, which cells do not know.
  mutating func textNode(_ text: TextElement, _ element: Element) -> any LayoutNode {
    textNode(resolver.resolve(text.source), text.attributes, text.alignment, element)
  }

  private mutating func textNode(
    _ resolved: ResolvedText,
    _ attributes: TextAttributes,
    _ alignment: HorizontalAlignment,
    _ element: Element
  ) -> any LayoutNode {
    let tag = texts.count
    texts.append(
      PlacedText(
        stringID: resolved.stringID,
        origin: resolved.origin,
        fate: surroundings.isTransparent ? .transparent : resolved.fate,
        frame: CellRect(origin: .zero, size: .zero),
        pointer: element.pointer
      )
    )
    reportFate(resolved, element)
    guard !surroundings.isTransparent else { return TextNode([], tag: tag) }
    let runs = styling.runs(resolved, element: attributes, marksMerged: options.marksMerged)
    return TextNode(runs, alignment: alignment.cross, tag: tag)
  }

  private mutating func reportFate(_ resolved: ResolvedText, _ element: Element) {
    let name = resolved.stringID ?? ""
    switch resolved.fate {
    case .shown, .empty, .transparent: break
    case .missing where name.isEmpty: break
    case .missing:
      report(
        "missing-string",
        .error,
        "no localization in play defines “\(name)”: nothing is shown",
        element,
        name
      )
    case .unresolvedTag(let tag):
      let consequence = options.platform == .iOS ? "iOS blanks the whole text" : "Android leaves the tag out"
      report(
        "unresolved-tag",
        .warning,
        "the tag “\(tag)” of “\(name)” has no value: \(consequence)",
        element,
        name
      )
    case .setByScript(let variable):
      report(
        "set-by-script",
        .note,
        "a script decides which text “\(variable)” shows; it was not run",
        element
      )
    }
    if surroundings.isTransparent, !name.isEmpty {
      report("transparent-text", .note, "“\(name)” is fully transparent", element, name)
    }
  }

  /// A field for typing, with its hint.
  mutating func fieldNode(_ field: TextFieldElement, _ element: Element) -> any LayoutNode {
    let placeholder: any LayoutNode = field.placeholder.map { textNode($0, element) } ?? label(" ")
    let inner = FrameNode(
      placeholder,
      width: .fill(max: nil),
      minimumRows: field.rows,
      horizontal: .start,
      vertical: .start
    )
    return BoxNode(inner, border: .light)
  }

  /// The text of a timer, a progress or a wheel of numbers, at its first value.
  mutating func formattedNode(_ text: FormattedTextElement, _ element: Element) -> any LayoutNode {
    guard let entry = text.entry(for: text.startValue) else { return TextNode([]) }
    let number = FormattedNumber(subject: text.subject, value: text.startValue)
    return textNode(
      resolver.resolve(.id(entry.stringID), number: number),
      text.attributes,
      text.alignment,
      element
    )
  }

  /// A wheel of texts, the first of which is chosen; every text of it is shown.
  mutating func wheelNode(_ wheel: WheelElement, _ element: Element) -> any LayoutNode {
    let rows = wheel.stringIDs.enumerated().map { index, id -> any LayoutNode in
      let resolved = resolver.resolve(.id(id))
      // A missing string shows its id here, and nowhere else.
      let shown = resolved.fate == .missing ? resolved.showing(id) : resolved
      let row = textNode(shown, TextAttributes(), .center, element)
      return index == 0 ? HStackNode([.node(label("▸")), .node(row), .node(label("◂"))], spacing: 8) : row
    }
    return VStackNode(rows)
  }
}
