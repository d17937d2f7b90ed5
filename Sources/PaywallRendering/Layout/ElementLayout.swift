import FlowDocuments
import LocaleMatching
import TerminalUI

/// Turns the elements of a screen into layout nodes, noting the texts on the way.
struct ElementLayout {
  let screen: LocalizedScreen
  let state: FlowState
  let options: RenderOptions
  let resolver: TextResolver
  let styling: TextStyling
  let assets: AssetLookup
  let lengths: LengthResolver

  /// The texts that were met, in the order of the file; a tag is an index into them.
  private(set) var texts: [PlacedText] = []

  /// What was noticed.
  private(set) var diagnostics: [Diagnostic] = []

  /// The templates that are being drawn, so that one inside itself ends.
  private var openTemplates: Set<String> = []

  /// Whether what is being laid out is fully transparent.
  private var isTransparent = false

  /// Whether what is being laid out stands in a button.
  private var isInButton = false

  init(_ screen: LocalizedScreen, state: FlowState, options: RenderOptions) {
    self.screen = screen
    self.state = state
    self.options = options
    let localization = screen.localization
    resolver = TextResolver(
      localization: localization,
      state: state,
      products: options.products,
      platform: options.platform
    )
    styling = TextStyling(localization: localization, isDark: options.isDark)
    assets = AssetLookup(localization: localization, isDark: options.isDark)
    lengths = LengthResolver(
      screenWidth: Double(options.width) * CellMetrics.pointsPerColumn,
      screenHeight: Double(options.height) * CellMetrics.pointsPerRow
    )
  }

  /// The node of an element with its decorator and padding.
  mutating func node(_ element: Element) -> any LayoutNode {
    let outer = isTransparent
    isTransparent = outer || element.properties.opacity == 0
    defer { isTransparent = outer }
    let content = content(element)
    return padded(decorated(content, element), element.properties.padding)
  }

  private mutating func content(_ element: Element) -> any LayoutNode {
    switch element.kind {
    case .text(let text): return textNode(text, element)
    case .textField(let field): return fieldNode(field, element)
    case .formattedText(let text): return formattedNode(text, element)
    case .wheel(let wheel): return wheelNode(wheel, element)
    case .media(let media): return mediaNode(media)
    case .button(let button): return buttonNode(button)
    case .box(let box): return boxNode(box, element.properties.decorator)
    case .stack(let stack): return stackNode(stack)
    case .grid(let grid): return gridNode(grid)
    case .section(let section): return sectionNode(section)
    case .pager(let pager): return pagerNode(pager)
    case .toggle(let toggle): return label(isOn(toggle) ? "[  ●]" : "[●  ]")
    case .template(let name): return templateNode(name, element)
    case .control(let type): return label("‹\(type.replacing("_", with: " "))›")
    case .unknown(let type):
      report("unknown-element", .warning, "the element “\(type)” is not known and drawn by its name", element)
      return BoxNode(label("? \(type)"), border: .light)
    }
  }

  // MARK: - Texts

  private mutating func textNode(_ text: TextElement, _ element: Element) -> any LayoutNode {
    textNode(
      resolver.resolve(text.source),
      text.attributes,
      text.alignment,
      element,
      maxRows: text.scalesToFit ? nil : text.maxRows,
      rowsBeforeScaling: text.scalesToFit ? text.maxRows : nil
    )
  }

  private mutating func textNode(
    _ resolved: ResolvedText,
    _ attributes: TextAttributes,
    _ alignment: HorizontalAlignment,
    _ element: Element,
    maxRows: Int? = nil,
    rowsBeforeScaling: Int? = nil
  ) -> any LayoutNode {
    let tag = texts.count
    texts.append(
      PlacedText(
        stringID: resolved.stringID,
        origin: resolved.origin,
        fate: isTransparent ? .transparent : resolved.fate,
        frame: CellRect(origin: .zero, size: .zero),
        pointer: element.pointer
      )
    )
    reportFate(resolved, element)
    guard !isTransparent else { return TextNode([], tag: tag) }
    let runs = styling.runs(resolved, element: attributes, marksMerged: options.marksMerged)
    return TextNode(runs, alignment: alignment.cross, maxRows: maxRows, tag: tag)
  }

  private mutating func reportFate(_ resolved: ResolvedText, _ element: Element) {
    let name = resolved.stringID ?? ""
    switch resolved.fate {
    case .shown, .empty: break
    case .transparent: break
    case .missing where !name.isEmpty:
      report(
        "missing-string",
        .error,
        "no localization in play defines “\(name)”: nothing is shown",
        element,
        name
      )
    case .missing: break
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
    if isTransparent, !name.isEmpty {
      report("transparent-text", .note, "“\(name)” is fully transparent", element, name)
    }
  }

  private mutating func fieldNode(_ field: TextFieldElement, _ element: Element) -> any LayoutNode {
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

  private mutating func formattedNode(_ text: FormattedTextElement, _ element: Element) -> any LayoutNode {
    guard let entry = text.entry(for: text.startValue) else { return TextNode([]) }
    let number = FormattedNumber(subject: text.subject, value: text.startValue)
    return textNode(
      resolver.resolve(.id(entry.stringID), number: number),
      text.attributes,
      text.alignment,
      element
    )
  }

  private mutating func wheelNode(_ wheel: WheelElement, _ element: Element) -> any LayoutNode {
    let rows = wheel.stringIDs.prefix(3).enumerated().map { index, id -> any LayoutNode in
      let resolved = resolver.resolve(.id(id))
      let shown = resolved.fate == .missing ? resolved.showing(id) : resolved
      let row = textNode(shown, TextAttributes(), .center, element)
      return index == 0 ? HStackNode([.node(label("▸")), .node(row), .node(label("◂"))], spacing: 8) : row
    }
    return VStackNode(rows)
  }

  // MARK: - Pictures and controls

  private func mediaNode(_ media: MediaElement) -> any LayoutNode {
    let name = media.assetID ?? "set by script"
    return label("\(media.isVideo ? "▶" : "▣") \(name)", isDim: true)
  }

  /// A word that the program says, not the paywall.
  private func label(_ text: String, isDim: Bool = false) -> any LayoutNode {
    TextNode([StyledRun(text, style: CellStyle(attributes: isDim ? .dim : []))])
  }

  private func isOn(_ toggle: ToggleElement) -> Bool {
    guard let section = toggle.section else { return false }
    return state.sectionIndexes[section.id] == section.onIndex
  }

  private mutating func buttonNode(_ button: ButtonElement) -> any LayoutNode {
    let outer = isInButton
    isInButton = true
    defer { isInButton = outer }
    guard let selected = button.selected, holds(button.condition) else { return node(button.normal) }
    return node(selected)
  }

  private func holds(_ condition: ButtonElement.Condition?) -> Bool {
    switch condition {
    case .product(let id, let group): state.selectedProducts[group] == id
    case .section(let id, let index): state.sectionIndexes[id] ?? 0 == index
    case nil: false
    }
  }

  // MARK: - Containers

  private mutating func boxNode(_ box: BoxElement, _ decorator: Decorator?) -> any LayoutNode {
    guard let content = box.content else { return emptyBox(box, decorator) }
    if let picture = iconNode(box, content) { return picture }
    return FrameNode(
      node(content),
      width: width(box.width),
      horizontal: box.horizontal.cross,
      vertical: box.vertical.cross
    )
  }

  /// A box without content: a rule when it is thin and can be seen, else ground that cells do not need.
  private func emptyBox(_ box: BoxElement, _ decorator: Decorator?) -> any LayoutNode {
    guard case .fixed(let height) = box.height, (0.01...2).contains(lengths.vertical(height)),
      box.width == .content || box.width == .fill, assets.isVisible(decorator?.background)
    else { return TextNode([]) }
    return RuleNode()
  }

  /// A small square with a picture in it is an icon: one character instead of a frame.
  private func iconNode(_ box: BoxElement, _ content: Element) -> (any LayoutNode)? {
    guard case .media(let media) = content.kind, case .fixed(let width) = box.width,
      lengths.horizontal(width) <= Self.largestIcon
    else { return nil }
    return label(Icon.character(for: media.assetID ?? ""))
  }

  /// The side in points up to which a picture is an icon.
  private static let largestIcon = 32.0

  private func width(_ length: BoxLength) -> FrameNode.Width {
    switch length {
    case .content, .shrink: .content
    case .fill: .fill(max: nil)
    case .fixed(let length): .fixed(CellMetrics.columns(forLength: lengths.horizontal(length)))
    case .atLeast(let length): .atLeast(CellMetrics.columns(forLength: lengths.horizontal(length)))
    case .fillUpTo(_, let limit): .fill(max: CellMetrics.columns(forLength: lengths.horizontal(limit)))
    }
  }

  private mutating func stackNode(_ stack: StackElement) -> any LayoutNode {
    switch stack.axis {
    case .vertical:
      return VStackNode(
        elements(of: stack).map { node($0) },
        alignment: stack.horizontal.cross,
        spacing: stack.spacing
      )
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
      return LayersNode(
        elements(of: stack).map { element in
          LayersNode.Layer(
            node(element),
            horizontal: stack.horizontal.cross,
            vertical: stack.vertical.cross,
            isReadable: element.hasText
          )
        }
      )
    }
  }

  /// Flexible gaps of a vertical stack would only be empty rows, so they are left out.
  private func elements(of stack: StackElement) -> [Element] {
    stack.items.compactMap { item in
      if case .element(let element) = item { element } else { nil }
    }
  }

  private mutating func gridNode(_ grid: GridElement) -> any LayoutNode {
    switch grid.axis {
    case .row:
      let items = grid.items.map { item in
        GridNode.Item(
          node(item.content),
          share: share(item.share),
          horizontal: item.horizontal.cross,
          vertical: item.vertical.cross
        )
      }
      return GridNode(items, spacing: grid.spacing)
    case .column:
      return VStackNode(
        grid.items.map { item in
          FrameNode(node(item.content), width: .content, horizontal: item.horizontal.cross)
        },
        spacing: grid.spacing
      )
    }
  }

  private func share(_ share: GridElement.Item.Share) -> GridNode.Item.Share {
    switch share {
    case .weight(let weight): .weight(weight)
    case .fixed(let length): .fixed(CellMetrics.columns(forLength: lengths.horizontal(length)))
    }
  }

  private mutating func sectionNode(_ section: SectionElement) -> any LayoutNode {
    let key = section.id ?? section.variable
    let index = key.flatMap { state.sectionIndexes[$0] } ?? section.startIndex
    guard section.contents.indices.contains(index) else { return TextNode([]) }
    return node(section.contents[index])
  }

  private mutating func pagerNode(_ pager: PagerElement) -> any LayoutNode {
    let page = min(state.page, pager.pages.count - 1)
    guard pager.pages.indices.contains(page) else { return TextNode([]) }
    let content = FrameNode(node(pager.pages[page]), width: .fill(max: nil))
    guard pager.pages.count > 1 else { return content }
    let dots = pager.pages.indices.map { $0 == page ? "●" : "○" }.joined(separator: " ")
    return VStackNode([content, label(dots, isDim: true)])
  }

  private mutating func templateNode(_ name: String, _ element: Element) -> any LayoutNode {
    guard let template = screen.templates[name] else {
      report(
        "unknown-template",
        .error,
        "no template is called “\(name)”: the app would show nothing",
        element
      )
      return BoxNode(label("? \(name)"), border: .light)
    }
    guard openTemplates.insert(name).inserted else {
      report(
        "template-cycle",
        .error,
        "the template “\(name)” contains itself: the app would show nothing",
        element
      )
      return BoxNode(label("? \(name)"), border: .light)
    }
    defer { openTemplates.remove(name) }
    return node(template)
  }

  // MARK: - Decoration

  private func padded(_ node: any LayoutNode, _ padding: EdgeInsets) -> any LayoutNode {
    guard padding != .zero else { return node }
    return PaddingNode(
      node,
      leading: lengths.horizontal(padding.leading),
      top: lengths.vertical(padding.top),
      trailing: lengths.horizontal(padding.trailing),
      bottom: lengths.vertical(padding.bottom)
    )
  }

  /// A border is a box; so is the ground of a button or of a card with round corners.
  private func decorated(_ node: any LayoutNode, _ element: Element) -> any LayoutNode {
    guard let decorator = element.properties.decorator, !isTransparent, element.hasText else { return node }
    let hasBorder = decorator.thickness > 0 && assets.isVisible(decorator.border)
    let isRound = decorator.cornerRadius > 0 || decorator.shape == .circle
    let hasGround = isRound && assets.isVisible(decorator.background)
    guard hasBorder || hasGround else { return node }
    let border: BorderStyle =
      decorator.thickness >= Self.heavyThickness && hasBorder ? .heavy : isRound ? .rounded : .light
    return BoxNode(node, border: border)
  }

  /// The thickness in points from which a border is drawn heavy, as that of a selected card is.
  private static let heavyThickness = 2.0

  private mutating func report(
    _ check: String,
    _ severity: Diagnostic.Severity,
    _ message: String,
    _ element: Element,
    _ string: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        check: check,
        severity: severity,
        message: message,
        pointer: element.pointer,
        localization: screen.localization.id,
        string: string,
        screen: screen.screen.id
      )
    )
  }
}
