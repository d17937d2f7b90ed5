import FlowDocuments
import TerminalUI

/// How the text of an element looks in cells.
///
/// Sizes cannot be shown, so large and heavy text is bold. Colours stay the terminal's own.
struct TextStyling {
  let assets: AssetLookup

  /// Weights from here on are drawn bold; the SDK calls them semibold.
  private static let boldWeight = 550

  /// Sizes in points from here on are drawn bold.
  private static let largeSize = 24.0

  /// The runs of a resolved text; what a piece does not say, the element says, and then its font.
  func runs(_ text: ResolvedText, element: TextAttributes, marksMerged: Bool) -> [StyledRun] {
    text.pieces.map { piece in
      var style = style(piece.attributes, element)
      if case .setByScript = text.fate { style.attributes.insert(.dim) }
      if marksMerged, text.origin == .default { style.attributes.insert(.italic) }
      return StyledRun(piece.text, style: style)
    }
  }

  /// The size of its largest letters, in points.
  func largestSize(in text: ResolvedText, element: TextAttributes) -> Double {
    text.pieces.map { size($0.attributes, element, font($0.attributes.font ?? element.font)) }.max()
      ?? Self.standardSize
  }

  /// The size of a text whose file names none.
  private static let standardSize = 15.0

  private func size(_ piece: TextAttributes, _ element: TextAttributes, _ font: FontAsset?) -> Double {
    piece.size ?? element.size ?? font?.size ?? Self.standardSize
  }

  private func style(_ piece: TextAttributes, _ element: TextAttributes) -> CellStyle {
    let font = font(piece.font ?? element.font)
    var attributes: CellStyle.Attributes = []
    if font.map({ $0.weight >= Self.boldWeight }) ?? false || size(piece, element, font) >= Self.largeSize {
      attributes.insert(.bold)
    }
    if font?.isItalic ?? false { attributes.insert(.italic) }
    if piece.isStruck ?? element.isStruck ?? false { attributes.insert(.strikethrough) }
    if piece.isUnderlined ?? element.isUnderlined ?? false { attributes.insert(.underline) }
    return CellStyle(attributes: attributes)
  }

  private func font(_ reference: AssetReference?) -> FontAsset? {
    if case .font(let font) = assets.asset(reference) { font } else { nil }
  }
}
