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

  /// An element with the box that is drawn around it, if any.
  func decorated(_ node: any LayoutNode, _ element: Element) -> any LayoutNode {
    border(of: element, around: node).map { BoxNode(node, border: $0) } ?? node
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
