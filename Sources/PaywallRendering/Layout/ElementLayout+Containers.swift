import FlowDocuments
import TerminalUI

extension ElementLayout {
  /// A frame with lengths of its own.
  ///
  /// Heights are those of the content: a terminal has no rows to waste.
  mutating func boxNode(_ box: BoxElement, _ element: Element) -> any LayoutNode {
    guard let content = contents(of: element).first else {
      return emptyBox(box, element.properties.decorator)
    }
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
  mutating func stackNode(_ stack: StackElement, _ element: Element) -> any LayoutNode {
    var contents = contents(of: element)[...]
    switch stack.axis {
    case .vertical:
      var nodes: [any LayoutNode] = []
      for seen in contents { nodes.append(node(seen)) }
      return VStackNode(nodes, alignment: stack.horizontal.cross, spacing: stack.spacing)
    case .horizontal:
      var items: [HStackNode.Item] = []
      for item in stack.items {
        switch item {
        case .element:
          if let seen = contents.popFirst() { items.append(.node(node(seen))) }
        // Each takes a share of what is left; so many that all would be one column wide are one.
        case .space(let count): items += Array(repeating: .space, count: min(count, Self.mostSpaces))
        }
      }
      return HStackNode(items, alignment: stack.vertical.cross, spacing: stack.spacing)
    case .depth:
      return layers(of: stack, contents)
    }
  }

  private static let mostSpaces = 4

  /// The first child that can be read is the base; what comes after it at the top is a badge on it.
  private mutating func layers(
    of stack: StackElement,
    _ contents: ArraySlice<VisibleElement>
  ) -> any LayoutNode {
    var layers: [LayersNode.Layer] = []
    var hasBase = false
    for seen in contents {
      let isBadge = hasBase && stack.vertical == .top
      let node = inside {
        $0.isBadge = $0.isBadge || isBadge
      } lay: {
        $0.node(seen)
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
    let contents = contents(of: element)
    let axis = grid.axis == .row ? "row" : "column"
    reportHidden(
      visible.hiddenStringIDs(in: element, besides: contents),
      "the \(axis) hugs its fixed items and leaves its weighted ones no room",
      element
    )
    switch grid.axis {
    case .row:
      var cells: [GridNode.Item] = []
      for seen in contents {
        let item = grid.items[seen.index]
        cells.append(
          GridNode.Item(
            node(seen),
            share: share(item.share),
            horizontal: item.horizontal.cross,
            vertical: item.vertical.cross
          )
        )
      }
      return GridNode(cells, spacing: grid.spacing, hugs: grid.sizing == .hug)
    case .column:
      var nodes: [any LayoutNode] = []
      for seen in contents {
        let alignment = grid.items[seen.index].horizontal.cross
        nodes.append(FrameNode(node(seen), width: .fill(max: nil), horizontal: alignment))
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
  ///
  /// An index that is no number stops the app on iOS.
  mutating func sectionNode(_ section: SectionElement, _ element: Element) -> any LayoutNode {
    let index = visible.index(of: section)
    if index == nil, let binding = section.binding {
      report(
        .invalidIndex,
        "the script answers “\(binding.path)” with no number: the app on iOS would stop here",
        element
      )
    }
    let contents = contents(of: element)
    let name = (section.id ?? section.binding?.path).map { " “\($0)”" } ?? ""
    reportHidden(
      visible.hiddenStringIDs(in: element, besides: contents),
      "the section\(name) shows \(index.map { "its content \($0)" } ?? "nothing")",
      element
    )
    return contents.first.map { node($0) } ?? TextNode([])
  }

  /// A template, drawn in the place of an element that names it.
  mutating func templateNode(_ use: TemplateElement, _ element: Element) -> any LayoutNode {
    let name = use.name
    switch visible.template(use, in: surroundings.place) {
    case .drawn: return onlyNode(in: element)
    case .unknown:
      report(
        .unknownTemplate,
        "no template is called “\(name)”: the app would show nothing",
        element
      )
    case .insideItself:
      report(
        .templateCycle,
        "the template “\(name)” contains itself: the app would show nothing",
        element
      )
    }
    return BoxNode(label("? \(name)"), border: .light)
  }
}
