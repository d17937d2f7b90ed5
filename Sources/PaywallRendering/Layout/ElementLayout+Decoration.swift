import FlowDocuments
import TerminalUI

extension ElementLayout {
  /// A node with room around it.
  func padded(_ node: any LayoutNode, _ padding: EdgeInsets) -> any LayoutNode {
    guard padding != .zero else { return node }
    return PaddingNode(
      node,
      leading: lengths.horizontal(padding.leading),
      top: lengths.vertical(padding.top),
      trailing: lengths.horizontal(padding.trailing),
      bottom: lengths.vertical(padding.bottom)
    )
  }

  /// An element with its ground, and with the box that is drawn around it, if any.
  mutating func decorated(_ node: any LayoutNode, _ element: Element) -> any LayoutNode {
    let paint = ground(element.properties.decorator?.background)
    if let border = border(of: element, around: node) {
      return BoxNode(node, border: border, style: borderStyle(element.properties.decorator), ground: paint)
    }
    guard let paint, node.extent.natural > 0 else { return node }
    let isSmall = surroundings.isBadge || surroundings.isIconSized
    return GroundNode(node, paint: paint, coversGaps: !isSmall)
  }

  /// What a colour or gradient fills a ground with here; nil where nothing can be seen.
  func paint(_ reference: AssetReference?) -> Paint? {
    guard !surroundings.isTransparent, let paint = assets.paint(reference) else { return nil }
    return paint.shown(at: options.colorDepth).faded(to: surroundings.opacity)
  }

  /// What a colour, a gradient or a picture fills a ground with here; nil where nothing can be seen, and for a
  /// picture where pictures are not wanted or the file does not carry it.
  ///
  /// Inferred: a picture fills the whole ground.
  mutating func ground(_ reference: AssetReference?) -> Paint? {
    if let paint = paint(reference) { return paint }
    guard options.showsPictures, !surroundings.isTransparent,
      let data = assets.asset(reference)?.picture?.data,
      case .image(let picture) = pictures.picture(data)
    else { return nil }
    guard let field = picture.field else { return nil }
    return Paint.picture(field).shown(at: options.colorDepth).faded(to: surroundings.opacity)
  }

  /// How the edge of a box looks: in the colour of its border, or hidden in its ground.
  ///
  /// The edge of a ground without a border is drawn all the same, for a screen without colours.
  private func borderStyle(_ decorator: Decorator?) -> CellStyle {
    guard let decorator, decorator.thickness > 0, let paint = paint(decorator.border) else {
      return .hiddenLine
    }
    return CellStyle(foreground: paint.mainColor, attributes: .exact)
  }

  /// A border is a box; so is the ground of a card or a button with round corners.
  func border(of element: Element, around node: any LayoutNode) -> BorderStyle? {
    guard let decorator = element.properties.decorator, node.extent.natural > 0,
      !surroundings.isIconSized, !surroundings.isBadge
    else { return nil }
    let hasBorder = decorator.thickness > 0 && assets.isVisible(decorator.border)
    let isRound = decorator.cornerRadius > 0 || decorator.shape == .circle
    let hasGround = isRound && assets.isVisible(decorator.background)
    guard hasBorder || hasGround else { return nil }
    if hasBorder, decorator.thickness >= Self.heavyThickness { return .heavy }
    return isRound ? .rounded : .light
  }

  /// The thickness in points from which a border is drawn heavy, as that of a selected card is.
  private static let heavyThickness = 2.0

  /// A node with what lies behind and above it (5.x).
  mutating func layered(_ node: any LayoutNode, _ element: Element) -> any LayoutNode {
    guard !element.backgrounds.isEmpty || !element.overlays.isEmpty else { return node }
    let behind = element.backgrounds.map { layer($0) }
    let above = element.overlays.map { layer($0) }
    return LayersNode(behind + [LayersNode.Layer(node)] + above)
  }

  private mutating func layer(_ aligned: Screen.Aligned) -> LayersNode.Layer {
    LayersNode.Layer(
      node(aligned.content),
      horizontal: aligned.horizontal.cross,
      vertical: aligned.vertical.cross
    )
  }
}

extension CellStyle {
  /// A line that shows only where there are no colours: it takes the colour of its ground.
  fileprivate static let hiddenLine = CellStyle(attributes: .exact)
}
