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
    let width = availableWidth(in: box)
    return inside {
      $0.availableWidth = width
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

  /// The points that a box offers its content.
  private func availableWidth(in box: BoxElement) -> Double {
    let offered = surroundings.availableWidth
    return switch box.width {
    case .fixed(let length): lengths.horizontal(length)
    case .fillUpTo(_, let most), .shrink(_, .some(let most)): min(offered, lengths.horizontal(most))
    case .content, .fill, .atLeast, .shrink(_, nil): offered
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
  private mutating func emptyBox(_ box: BoxElement, _ decorator: Decorator?) -> any LayoutNode {
    guard let paint = ground(decorator?.background) else { return TextNode([]) }
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
    case .content: .content
    case .shrink(let least, let most): .natural(min: columns(least), max: most.map(columns))
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
        // Each takes a share of what is left; so many that all would be one column wide are one.
        case .space(let count): items += Array(repeating: .space, count: min(count, Self.mostSpaces))
        }
      }
      return HStackNode(items, alignment: stack.vertical.cross, spacing: stack.spacing)
    case .depth:
      return layers(of: stack)
    }
  }

  private static let mostSpaces = 4

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
  mutating func gridNode(_ grid: GridElement, _ element: Element) -> any LayoutNode {
    let items = drawnItems(of: grid, element)
    switch grid.axis {
    case .row:
      let widths = widths(of: items, spacing: grid.spacing)
      var cells: [GridNode.Item] = []
      for (item, width) in zip(items, widths) {
        cells.append(
          GridNode.Item(
            inside {
              $0.availableWidth = width
            } lay: {
              $0.node(item.content)
            },
            share: share(item.share),
            horizontal: item.horizontal.cross,
            vertical: item.vertical.cross
          )
        )
      }
      return GridNode(cells, spacing: grid.spacing, hugs: grid.sizing == .hug)
    case .column:
      var nodes: [any LayoutNode] = []
      for item in items {
        nodes.append(FrameNode(node(item.content), width: .fill(max: nil), horizontal: item.horizontal.cross))
      }
      return VStackNode(nodes, spacing: grid.spacing)
    }
  }

  /// From code: one that hugs its content has no room to share, so that weighted items have none (iOS) or are
  /// not there (Android).
  private mutating func drawnItems(of grid: GridElement, _ element: Element) -> [GridElement.Item] {
    guard grid.sizing == .hug else { return grid.items }
    let hidden = grid.items.filter { $0.share.weight != nil }
    let axis = grid.axis == .row ? "row" : "column"
    reportHidden(
      hidden.flatMap(\.content.shownStringIDs),
      "the \(axis) hugs its fixed items and leaves its weighted ones no room",
      element
    )
    return grid.items.filter { $0.share.weight == nil }
  }

  /// The points that each item of a row is offered.
  private func widths(of items: [GridElement.Item], spacing: Double) -> [Double] {
    let fixed = items.map { $0.share.length.map { lengths.horizontal($0) } ?? 0 }
    let weights = items.map { Double($0.share.weight ?? 0) }
    let gaps = spacing * Double(max(0, items.count - 1))
    let left = max(0, surroundings.availableWidth - fixed.reduce(0, +) - gaps)
    let total = max(1, weights.reduce(0, +))
    return zip(fixed, weights).map { $0 + left * $1 / total }
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
      .invalidIndex,
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
  ///
  /// Inferred: what is available is what is offered. For `flex` it is, from code; the others measure themselves
  /// after they were drawn, and nothing is drawn wider than it is offered.
  func holds(_ conditions: [SizeCondition]) -> Bool {
    conditions.allSatisfy { condition in
      switch condition {
      case .range(.screenWidth, let range): range.contains(lengths.device.width)
      case .range(.availableWidth, let range): range.contains(surroundings.availableWidth)
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
        .unknownTemplate,
        .error,
        "no template is called “\(name)”: the app would show nothing",
        element
      )
      return BoxNode(label("? \(name)"), border: .light)
    }
    guard !surroundings.openTemplates.contains(where: { $0.name == name }) else {
      report(
        .templateCycle,
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
