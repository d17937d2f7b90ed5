import FlowDocuments
import TerminalUI

extension ElementLayout {
  /// A frame with lengths of its own.
  ///
  /// Heights are those of the content: a terminal has no rows to waste.
  mutating func boxNode(_ box: BoxElement, _ element: Element) -> any LayoutNode {
    guard let content = box.content else { return emptyBox(box, element.properties.decorator) }
    let isSmall = isIconSized(box)
    let pictureRows = pictureRows(of: box)
    let isFramed = frames(element)
    let height = fixedHeight(of: box)
    return inside {
      $0.textHeight = height ?? $0.textHeight
      $0.isFramed = isFramed
      $0.isIconSized = $0.isIconSized || isSmall
      $0.pictureRows = pictureRows
    } lay: { layout in
      let node = layout.node(content)
      // The phone draws a border inside the edge, so it is a part of the width.
      let borderColumns = layout.border(of: element, around: node) == nil ? 0 : BoxNode.columns(around: node)
      return FrameNode(
        node,
        width: isSmall ? .content : layout.width(box.width, without: borderColumns),
        horizontal: box.horizontal.cross,
        vertical: box.vertical.cross
      )
    }
  }

  /// The rows of a picture that a box gives a height.
  private func pictureRows(of box: BoxElement) -> Int {
    guard case .fixed(let height) = box.height else { return 0 }
    return min(CellMetrics.rows(forLength: lengths.vertical(height)), max(1, options.mostPictureRows))
  }

  /// Whether a box is so small on the phone that a picture in it is an icon.
  private func isIconSized(_ box: BoxElement) -> Bool {
    guard case .fixed(let width) = box.width, case .fixed(let height) = box.height else { return false }
    return max(lengths.horizontal(width), lengths.vertical(height)) <= Self.largestIcon
  }

  /// The side in points up to which a picture is an icon.
  private static let largestIcon = 64.0

  /// A box without content: a rule when it is thin and can be seen, else what lies behind others.
  private func emptyBox(_ box: BoxElement, _ decorator: Decorator?) -> any LayoutNode {
    guard let paint = paint(decorator?.background) else { return TextNode([]) }
    let isWide = box.width == .content || box.width == .fill
    if case .fixed(let height) = box.height, (0.01...2).contains(lengths.vertical(height)), isWide {
      return RuleNode(color: paint.mainColor)
    }
    guard case .fixed(let width) = box.width else { return BackdropNode(paint: paint, columns: nil) }
    return BackdropNode(paint: paint, columns: CellMetrics.columns(forLength: lengths.horizontal(width)))
  }

  private func width(_ length: BoxLength, without borderColumns: Int) -> FrameNode.Width {
    func columns(_ length: Length) -> Int {
      max(0, CellMetrics.columns(forLength: lengths.horizontal(length)) - borderColumns)
    }
    return switch length {
    case .content, .shrink: .content
    case .fill: .fill(max: nil)
    case .fixed(let length): .fixed(columns(length))
    case .atLeast(let length): .atLeast(columns(length))
    case .fillUpTo(_, let limit): .fill(max: columns(limit))
    }
  }

  /// Stacks.
  ///
  /// Flexible gaps of a vertical one would only be empty rows, so they are left out.
  mutating func stackNode(_ stack: StackElement) -> any LayoutNode {
    switch stack.axis {
    case .vertical:
      var nodes: [any LayoutNode] = []
      for element in stack.elements { nodes.append(node(element)) }
      return VStackNode(nodes, alignment: stack.horizontal.cross, spacing: stack.spacing)
    case .horizontal:
      var items: [HStackNode.Item] = []
      for item in stack.items {
        switch item {
        case .element(let element): items.append(.node(node(element)))
        case .space(let count): if count > 0 { items.append(.space) }
        }
      }
      return HStackNode(items, alignment: stack.vertical.cross, spacing: stack.spacing)
    case .depth:
      return layers(of: stack)
    }
  }

  /// The first child that can be read is the base; what comes after it at the top is a badge on it.
  private mutating func layers(of stack: StackElement) -> any LayoutNode {
    var layers: [LayersNode.Layer] = []
    var hasBase = false
    for element in stack.elements {
      let isBadge = hasBase && stack.vertical == .top
      let node = inside {
        $0.isBadge = $0.isBadge || isBadge
      } lay: {
        $0.node(element)
      }
      layers.append(
        LayersNode.Layer(node, horizontal: stack.horizontal.cross, vertical: stack.vertical.cross)
      )
      hasBase = hasBase || node.extent.natural > 0
    }
    return LayersNode(layers)
  }

  /// Rows and columns that divide their room.
  mutating func gridNode(_ grid: GridElement) -> any LayoutNode {
    switch grid.axis {
    case .row:
      var items: [GridNode.Item] = []
      for item in grid.items {
        items.append(
          GridNode.Item(
            node(item.content),
            share: share(item.share),
            horizontal: item.horizontal.cross,
            vertical: item.vertical.cross
          )
        )
      }
      return GridNode(items, spacing: grid.spacing)
    case .column:
      var nodes: [any LayoutNode] = []
      for item in grid.items {
        nodes.append(FrameNode(node(item.content), width: .fill(max: nil), horizontal: item.horizontal.cross))
      }
      return VStackNode(nodes, spacing: grid.spacing)
    }
  }

  private func share(_ share: GridElement.Item.Share) -> GridNode.Item.Share {
    switch share {
    case .weight(let weight): .weight(weight)
    case .fixed(let length): .fixed(CellMetrics.columns(forLength: lengths.horizontal(length)))
    }
  }

  /// The content that a section shows; nothing when its index is out of range.
  mutating func sectionNode(_ section: SectionElement, _ element: Element) -> any LayoutNode {
    let index = sectionIndex(section, element)
    reportHiddenContents(of: section, besides: index, element)
    guard let index, section.contents.indices.contains(index) else { return TextNode([]) }
    return node(section.contents[index])
  }

  /// The index of a section; nil where the script answers with no number, which stops the app on iOS.
  private mutating func sectionIndex(_ section: SectionElement, _ element: Element) -> Int? {
    guard let binding = section.binding else {
      return section.id.map { sections[$0] } ?? section.startIndex
    }
    let number = state.number(binding)
    if let index = Int(exactly: number.rounded(.towardZero)) { return index }
    report(
      "invalid-index",
      .error,
      "the script answers “\(binding.path)” with no number: the app on iOS would stop here",
      element
    )
    return nil
  }

  /// The first case whose conditions hold, else the default.
  mutating func choiceNode(_ choice: SizeChoiceElement) -> any LayoutNode {
    let chosen = choice.cases.first { holds($0.conditions) }?.content ?? choice.fallback
    return chosen.map { node($0) } ?? TextNode([])
  }

  /// Whether conditions about sizes hold.
  func holds(_ conditions: [SizeCondition]) -> Bool {
    conditions.allSatisfy { condition in
      switch condition {
      case .range(.screenWidth, let range), .range(.availableWidth, let range):
        range.contains(lengths.device.width)
      case .range(.screenHeight, let range), .range(.availableHeight, let range):
        range.contains(lengths.device.height)
      case .isLandscape(let isLandscape): isLandscape == lengths.device.isLandscape
      case .never: false
      }
    }
  }

  /// A template, drawn in the place of an element that names it.
  mutating func templateNode(_ use: TemplateElement, _ element: Element) -> any LayoutNode {
    let name = use.name
    guard let template = screen.templates[name] else {
      report(
        "unknown-template",
        .error,
        "no template is called “\(name)”: the app would show nothing",
        element
      )
      return BoxNode(label("? \(name)"), border: .light)
    }
    guard !surroundings.openTemplates.contains(where: { $0.name == name }) else {
      report(
        "template-cycle",
        .error,
        "the template “\(name)” contains itself: the app would show nothing",
        element
      )
      return BoxNode(label("? \(name)"), border: .light)
    }
    return inside {
      $0.openTemplates.append(use)
    } lay: {
      $0.node(template)
    }
  }

  /// What the element that uses the template has for a slot; nothing where it has nothing.
  mutating func slotNode(_ name: String) -> any LayoutNode {
    guard let use = surroundings.openTemplates.last, let content = use.slots[name] else {
      return TextNode([])
    }
    // It belongs to where the template is used, whose own slots it may fill again.
    return inside {
      $0.openTemplates.removeLast()
    } lay: {
      $0.node(content)
    }
  }
}
