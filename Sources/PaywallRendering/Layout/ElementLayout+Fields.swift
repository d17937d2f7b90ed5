import FlowDocuments
import TerminalUI

extension ElementLayout {
  /// A field for typing, with what is typed or, while that is nothing, its hint.
  ///
  /// The phone draws no frame of its own. Here one shows where the field is, unless its own decorator or the box
  /// that holds nothing else does.
  mutating func fieldNode(_ field: TextFieldElement, _ element: Element) -> any LayoutNode {
    let typed = field.value.flatMap { state.values[$0]?.text } ?? ""
    let content = typed.isEmpty ? hintNode(field, element) : typedNode(typed, field, element)
    let inner = FrameNode(
      content,
      width: .fill(max: nil),
      minimumRows: field.rows.lowerBound,
      horizontal: field.alignment.cross,
      vertical: .start
    )
    return surroundings.isFramed || frames(element) ? inner : BoxNode(inner, border: .light)
  }

  private mutating func hintNode(_ field: TextFieldElement, _ element: Element) -> any LayoutNode {
    guard let hint = field.placeholder else { return label(" ") }
    let rows = hint.maxRows ?? field.rows.upperBound
    return textNode(
      TextElement(
        source: hint.source,
        alignment: field.alignment,
        attributes: hint.attributes,
        maxRows: rows,
        scalesToFit: hint.scalesToFit
      ),
      element,
      loadsProducts: false
    )
  }

  /// What a person has typed; what has no room is out of sight, which is no fault of the file.
  private mutating func typedNode(
    _ typed: String,
    _ field: TextFieldElement,
    _ element: Element
  )
    -> any LayoutNode
  {
    let shown = field.isSecure ? String(repeating: "•", count: typed.count) : typed
    let text = ResolvedText(stringID: nil, origin: .nowhere, fate: .shown, pieces: []).showing(shown)
    let isValid = state.isTrue(field.validation, default: true)
    // Inferred: what is not said for a wrong text is as for a right one.
    let attributes = isValid ? field.attributes : field.attributes.overridden(by: field.invalidAttributes)
    let limit = TextLimit(RowLimit(rows: field.rows.upperBound, cuts: true))
    return textNode(text, attributes, field.alignment, element, limit, reportsLimit: false)
  }

  /// Whether an element's own decorator shows where it is.
  func frames(_ element: Element) -> Bool {
    guard let decorator = element.properties.decorator else { return false }
    return assets.isVisible(decorator.background)
      || decorator.thickness > 0 && assets.isVisible(decorator.border)
  }
}
