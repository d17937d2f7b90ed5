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
  let visible: VisibleElements
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

  /// How many elements may still be laid out.
  private var budget = ElementBudget()

  private var hasReportedLimit = false

  /// What is around the element that is being laid out.
  var surroundings: LayoutSurroundings

  init(_ layer: ScreenLayer, options: RenderOptions, pictures: PictureStore) {
    screen = layer.screen
    state = layer.state
    visible = VisibleElements(layer, on: options.viewport)
    self.pictures = pictures
    self.options = options
    let localization = screen.localization
    resolver = TextResolver(localization: localization, state: state, options: options)
    assets = AssetLookup(localization: localization, isDark: options.isDark, state: state)
    styling = TextStyling(assets: assets)
    surroundings = LayoutSurroundings(place: visible.outermost)
  }

  /// The lengths of the view on this phone.
  var lengths: LengthResolver { visible.lengths }

  /// The node of an element in the place that is laid out, with its decorator, what lies behind and above it, and
  /// its padding.
  mutating func node(_ element: Element) -> any LayoutNode {
    node(VisibleElement(element: element, place: surroundings.place))
  }

  /// The node of an element where it is seen.
  mutating func node(_ seen: VisibleElement) -> any LayoutNode {
    let element = seen.element
    guard hasRoom(for: seen) else { return TextNode([]) }
    let height = surroundings.textHeight.flatMap { self.height(left: $0, inside: element) }
    let place = visible.place(inside: element, at: seen.place)
    return inside { surroundings in
      surroundings.place = place
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

  /// What is seen inside the element that is being laid out.
  func contents(of element: Element) -> [VisibleElement] {
    visible.contents(of: element, in: surroundings.place)
  }

  /// The node of the only thing that is seen inside an element; nothing where nothing is.
  mutating func onlyNode(in element: Element) -> any LayoutNode {
    contents(of: element).first.map { node($0) } ?? TextNode([])
  }

  /// Counts an element, and says once when there are too many.
  private mutating func hasRoom(for seen: VisibleElement) -> Bool {
    guard !budget.admits(depth: seen.place.depth) else { return true }
    if !hasReportedLimit {
      hasReportedLimit = true
      let isTooDeep = seen.place.depth >= ElementBudget.mostDepth
      let limit =
        isTooDeep ? "\(ElementBudget.mostDepth) inside each other" : "\(ElementBudget.mostElements)"
      report(
        .tooManyElements,
        "templates make more elements than can be drawn: only \(limit) are",
        seen.element
      )
    }
    return false
  }

  /// Lays elements out only to measure them: what they note is of nothing that is seen.
  mutating func measured(_ elements: [VisibleElement]) -> [any LayoutNode] {
    var measuring = self
    var nodes: [any LayoutNode] = []
    for element in elements { nodes.append(measuring.node(element)) }
    budget = measuring.budget
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
    case .button(let button): return buttonNode(button, element)
    case .box(let box): return boxNode(box, element)
    case .stack(let stack): return stackNode(stack, element)
    case .flexStack(let stack):
      return stackNode(visible.direction(of: stack, in: surroundings.place), element)
    case .grid(let grid): return gridNode(grid, element)
    case .flex(let grid): return gridNode(visible.direction(of: grid, in: surroundings.place), element)
    case .choice, .slot: return onlyNode(in: element)
    case .section(let section): return sectionNode(section, element)
    case .pager(let pager): return pagerNode(pager, element)
    case .template(let template): return templateNode(template, element)
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
    _ message: String,
    _ element: Element,
    _ string: String? = nil
  ) {
    report(check, message, at: element.pointer, string)
  }

  /// Notes something about a place in the file.
  mutating func report(
    _ check: CheckID,
    _ message: String,
    at pointer: JSONPointer,
    _ string: String?,
    severity: Diagnostic.Severity? = nil
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
