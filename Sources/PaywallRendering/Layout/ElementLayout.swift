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
  let sections: SectionIndexes
  let breaker = LineBreaker()

  /// The texts that were met, in the order of the file.
  var texts: [PlacedText] = []

  /// The pictures that were met, in the order of the file.
  var placedPictures: [PlacedPicture] = []

  /// The pagers that were met, in the order of the file.
  var placedPagers: [PlacedPager] = []

  /// The pictures that have been decoded so far.
  var pictures: PictureStore

  /// How many rows the texts may have that have a limit, by their places among the texts.
  var limits: [Int: TextLimit] = [:]

  /// The controls that were met, in the order of the file.
  var controls: [JSONPointer] = []

  /// Whether it was told that the phone writes dates in its own language.
  var hasReportedLanguage = false

  /// The places of texts in large letters.
  var largeTexts: Set<Int> = []

  /// The pairs of colours that were found to be hard to tell apart.
  var reportedContrasts: Set<CellStyle> = []

  /// What was noticed.
  private(set) var diagnostics: [Diagnostic] = []

  /// How many elements were laid out.
  private var elementCount = 0

  private var hasReportedLimit = false

  /// What is around the element that is being laid out.
  var surroundings: LayoutSurroundings

  init(_ screen: LocalizedScreen, state: FlowState, options: RenderOptions, pictures: PictureStore) {
    self.screen = screen
    self.pictures = pictures
    self.state = state
    self.options = options
    let localization = screen.localization
    resolver = TextResolver(localization: localization, state: state, options: options)
    assets = AssetLookup(localization: localization, isDark: options.isDark, state: state)
    styling = TextStyling(assets: assets)
    sections = SectionIndexes(screen, state: state)
    lengths = LengthResolver(
      device: options.device,
      drawnWidth: Double(options.width) * CellMetrics.pointsPerColumn
    )
    surroundings = LayoutSurroundings(availableWidth: lengths.drawnWidth)
  }

  /// The node of an element with its decorator, what lies behind and above it, and its padding.
  mutating func node(_ element: Element) -> any LayoutNode {
    guard hasRoom(for: element) else { return TextNode([]) }
    let height = surroundings.textHeight.flatMap { self.height(left: $0, inside: element) }
    let padding = element.properties.padding
    let sides = lengths.horizontal(padding.leading) + lengths.horizontal(padding.trailing)
    return inside { surroundings in
      surroundings.depth += 1
      surroundings.availableWidth = max(0, surroundings.availableWidth - sides)
      surroundings.opacity *= min(max(element.properties.opacity, 0), 1)
      surroundings.textHeight = height
    } lay: { layout in
      // Step by step: a call that is given the result of another one would copy all that was noted so far.
      let content = layout.content(element)
      let decorated = layout.decorated(content, element)
      let layered = layout.layered(decorated, element)
      let found = layout.placed(layered, element)
      return layout.padded(found, element.properties.padding)
    }
  }

  /// The most elements of a screen that are drawn; templates inside each other can ask for any number.
  private static let elementLimit = 40_000

  /// The most elements inside each other that are drawn.
  private static let depthLimit = 256

  /// Counts an element, and says once when there are too many.
  private mutating func hasRoom(for element: Element) -> Bool {
    elementCount += 1
    let isTooDeep = surroundings.depth >= Self.depthLimit
    guard isTooDeep || elementCount > Self.elementLimit else { return true }
    if !hasReportedLimit {
      hasReportedLimit = true
      let limit = isTooDeep ? "\(Self.depthLimit) inside each other" : "\(Self.elementLimit)"
      report(
        .tooManyElements,
        .error,
        "templates make more elements than can be drawn: only \(limit) are",
        element
      )
    }
    return false
  }

  /// Lays elements out only to measure them: what they note is of nothing that is seen.
  mutating func measured(_ elements: [Element]) -> [any LayoutNode] {
    var measuring = self
    var nodes: [any LayoutNode] = []
    for element in elements { nodes.append(measuring.node(element)) }
    elementCount = measuring.elementCount
    return nodes
  }

  /// Lays something out in other surroundings.
  mutating func inside(
    _ change: (inout LayoutSurroundings) -> Void,
    lay: (inout ElementLayout) -> any LayoutNode
  ) -> any LayoutNode {
    let outer = surroundings
    change(&surroundings)
    defer { surroundings = outer }
    return lay(&self)
  }

  private mutating func content(_ element: Element) -> any LayoutNode {
    switch element.kind {
    case .button(let button): return buttonNode(button)
    case .box(let box): return boxNode(box, element)
    case .stack(let stack): return stackNode(stack)
    case .flexStack(let stack): return stackNode(holds(stack.conditions) ? stack.written : stack.other)
    case .grid(let grid): return gridNode(grid, element)
    case .flex(let grid): return gridNode(holds(grid.conditions) ? grid.written : grid.other, element)
    case .choice(let choice): return choiceNode(choice)
    case .section(let section): return sectionNode(section, element)
    case .pager(let pager): return pagerNode(pager, element)
    case .template(let template): return templateNode(template, element)
    case .slot(let name): return slotNode(name)
    default: return leaf(element)
    }
  }

  /// What has nothing inside; apart from the rest, so that deep trees take little of the stack.
  private mutating func leaf(_ element: Element) -> any LayoutNode {
    switch element.kind {
    case .text(let text): return textNode(text, element)
    case .textField(let field): return fieldNode(field, element)
    case .formattedText(let text): return formattedNode(text, element)
    case .wheel(let wheel): return wheelNode(wheel, element)
    case .media(let media): return mediaNode(media, element)
    case .toggle(let toggle): return toggleNode(toggle)
    case .slider(let slider): return sliderNode(slider)
    case .datePicker(let picker): return datePickerNode(picker, element)
    case .progress(let progress): return progressNode(progress)
    case .unknown(let type): return unknownNode(type)
    case .slot, .screenHolder, .button, .box, .stack, .flexStack, .grid, .flex, .choice, .section, .pager,
      .template:
      return TextNode([])
    }
  }

  /// Notes something about an element.
  mutating func report(
    _ check: CheckID,
    _ severity: Diagnostic.Severity,
    _ message: String,
    _ element: Element,
    _ string: String? = nil
  ) {
    report(check, severity, message, at: element.pointer, string)
  }

  /// Notes something about a place in the file.
  mutating func report(
    _ check: CheckID,
    _ severity: Diagnostic.Severity,
    _ message: String,
    at pointer: JSONPointer,
    _ string: String?
  ) {
    diagnostics.append(
      Diagnostic(
        check: check,
        severity: severity,
        message: message,
        pointer: pointer,
        localization: screen.localization.id,
        string: string,
        screen: screen.screen.id
      )
    )
  }
}
