import FlowDocuments
import TerminalUI

/// How the text of an element looks in cells.
///
/// Sizes cannot be shown, so large and heavy text is bold.
struct TextStyling {
  let assets: AssetLookup

  /// Weights from here on are drawn bold; the SDK calls them semibold.
  private static let boldWeight = 550

  /// Sizes in points from here on are drawn bold.
  private static let largeSize = 24.0

  /// The runs of a resolved text; what a piece does not say, the element says, and then its font.
  ///
  /// `opacity` is that of the element, from 1 for all of it to 0.
  func runs(
    _ text: ResolvedText,
    element: TextAttributes,
    marksMerged: Bool,
    opacity: Double = 1
  ) -> [StyledRun] {
    text.pieces.map { piece in
      var style = style(piece.attributes, element)
      style.foreground = style.foreground.faded(to: opacity)
      style.background = style.background.faded(to: opacity)
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

  /// Whether even its smallest letters are large, so that they can be read with less contrast.
  ///
  /// Documented: WCAG 2, large text: 24 points, or 18.66 in bold.
  func isLarge(_ text: ResolvedText, element: TextAttributes) -> Bool {
    text.pieces.allSatisfy { piece in
      let font = font(piece.attributes.font ?? element.font)
      let size = size(piece.attributes, element, font)
      return size >= 24 || size >= 18.66 && (font?.weight ?? 400) >= 700
    }
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
    return CellStyle(
      foreground: foreground(piece.color ?? element.color, font),
      background: assets.color(piece.background ?? element.background).map { CellColor($0) }
        ?? .terminalDefault,
      attributes: attributes
    )
  }

  /// The colour of text.
  ///
  /// From code: an asset that is no solid colour goes straight to the font's colour, so a piece's gradient
  /// skips the element's colour; black is the last resort, in dark mode too.
  private func foreground(_ reference: AssetReference?, _ font: FontAsset?) -> CellColor {
    (assets.color(reference) ?? font?.color).map { CellColor($0) } ?? .black
  }

  private func font(_ reference: AssetReference?) -> FontAsset? {
    if case .font(let font) = assets.asset(reference) { font } else { nil }
  }
}
