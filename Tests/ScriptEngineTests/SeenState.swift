import FlowDocuments
import FlowScripts
import LocaleMatching
import PaywallRendering
import TerminalUI
import Testing

/// A moment of a flow: the steps that led to it, and the pages that pagers were turned to without its knowledge.
struct SeenState: Hashable {
  var walk = FlowWalk()
  var pages: [JSONPointer: Int] = [:]
}

/// The topmost screen of a flow at a moment, as it is drawn and as it is told.
struct SeenScreen {
  let flow: SeenFlow
  let run: FlowRun
  let layer: ScreenLayer
  let viewport: Viewport
  let drawn: RenderedScreen

  /// Nil where no screen is open.
  init?(_ flow: SeenFlow, _ run: FlowRun, _ pages: [JSONPointer: Int], columns: Int) {
    guard let top = run.stage?.top,
      let screen = flow.view.localizedScreen(top.instance.screenID, in: flow.world.localization)
    else { return nil }
    var state = top.state
    state.pages = pages
    self.flow = flow
    self.run = run
    layer = ScreenLayer(screen, in: top.navigator, state: state)
    let options = RenderOptions(width: columns)
    viewport = options.viewport
    var pictures = PictureStore()
    drawn = ScreenRenderer.render(layer, options: options, pictures: &pictures)
  }

  /// Controls that are drawn, by what they are told to be; each place of the file once.
  ///
  /// While a question waits nothing can be done to what is drawn.
  func expectControls() {
    guard run.question == nil else { return }
    let told = run.controls(on: viewport, turnedTo: layer.state.pages)
    let (pagers, others) = (told.filter(\.isPager), told.filter { !$0.isPager })
    let controls = drawn.regions.flatMap(\.controls)
    #expect(Set(controls.map(\.pointer)) == Set(others.map(\.target.pointer)), "\(flow.name)")
    let bound = drawn.regions.flatMap(\.pagers).filter { $0.binding != nil }
    #expect(Set(bound.map(\.pointer)) == Set(pagers.map(\.target.pointer)), "\(flow.name)")
    let isOn = Dictionary(
      others.compactMap { control in
        if case .toggle(let isOn) = control.kind { (control.target.pointer, isOn) } else { nil }
      },
      uniquingKeysWith: { first, _ in first }
    )
    for region in drawn.regions {
      for control in region.controls {
        guard let isOn = isOn[control.pointer], !control.frame.isEmpty else { continue }
        #expect(region.text(in: control.frame).contains("●]") == isOn, "\(control.pointer)")
      }
    }
  }

  /// Texts that are drawn are among the uses of the screen, and what is used where it is seen is drawn.
  func expectTexts() {
    let screen = layer.screen.screen.id
    let texts = drawn.regions.flatMap(\.texts)
    let visible = VisibleElements(layer, on: viewport).all
    let scripted = Set(visible.filter(\.element.isSaidByScript).map(\.element.pointer))
    for text in texts {
      guard let id = text.stringID, !id.isEmpty, !scripted.contains(text.pointer) else { continue }
      let uses = flow.view.index.uses.showing(id).filter { $0.screen == screen }
      #expect(uses.contains { $0.pointer == text.pointer }, "\(flow.name): \(text.pointer) shows \(id)")
    }
    let placed = Set(texts.map(\.pointer))
    for seen in visible {
      guard !seen.element.shownStrings.isEmpty, !seen.element.hasTypedText(layer.state) else { continue }
      #expect(placed.contains(seen.element.pointer), "\(flow.name): \(seen.element.pointer) is not drawn")
    }
  }

  /// Turning pagers to a text leads to it.
  func expectPages() {
    let visible = VisibleElements(layer, on: viewport, reach: .onAnyPage).all
    for seen in visible where !seen.pages.isEmpty && !seen.element.shownStrings.isEmpty {
      let pointer = seen.element.pointer
      var state = layer.state
      state.pages.merge(VisibleElements(layer, on: viewport).pages(toShow: [pointer])) { $1 }
      let turned = ScreenLayer(layer.screen, in: layer.navigator, state: state)
      let found = VisibleElements(turned, on: viewport).all.contains { $0.element.pointer == pointer }
      #expect(found, "\(flow.name): \(pointer) is on none of the pages that are turned to")
    }
  }

  /// What a person can do next.
  var steps: [(step: FlowStep?, pages: [JSONPointer: Int])] {
    let pages = layer.state.pages
    var steps: [(FlowStep?, [JSONPointer: Int])] = []
    for control in run.controls(on: viewport, turnedTo: pages) where control.isEnabled {
      switch control.kind {
      case .button, .toggle, .choice: steps.append((.press(control.target), pages))
      case .pager(let count): for page in 0..<count { steps.append((.turn(page, of: control.target), pages)) }
      case .number, .field: steps.append((.type("1", into: control.target), pages))
      }
    }
    for pager in drawn.regions.flatMap(\.pagers) where pager.binding == nil {
      for page in 0..<pager.count where page != pager.page {
        steps.append((nil, pages.merging([pager.pointer: page]) { $1 }))
      }
    }
    if let question = run.question {
      for answer in question.answers { steps.append((.answer(answer.id), pages)) }
    } else {
      steps.append((.back, pages))
    }
    return steps
  }
}

extension Control {
  fileprivate var isPager: Bool {
    if case .pager = kind { true } else { false }
  }
}

extension Element {
  /// Whether a script decides which string it shows, so that the file does not tell.
  fileprivate var isSaidByScript: Bool {
    shownStrings.contains { if case .binding = $0 { true } else { false } }
  }

  /// Whether it is a field in which something is typed, whose hint is not seen.
  fileprivate func hasTypedText(_ state: FlowState) -> Bool {
    guard case .textField(let field) = kind, let value = field.value else { return false }
    return state.values[value]?.text.isEmpty == false
  }
}

extension RenderedRegion {
  /// What stands in a rectangle.
  fileprivate func text(in frame: CellRect) -> String {
    var part = CellGrid(size: frame.size)
    for y in 0..<frame.size.height {
      for x in 0..<frame.size.width { part[x, y] = grid[frame.minX + x, frame.minY + y] }
    }
    return part.picture
  }
}
