import FlowDocuments
import LocaleMatching
import PaywallRendering
import TerminalUI
import Testing

@Suite("Views of real users", .enabled(if: RealView.arePresent))
struct RealViewTests {
  @Test("there are some")
  func present() {
    #expect(RealView.all.count > 10)
  }

  @Test("are drawn straight, the same each time, with every text in its place", arguments: RealView.all)
  func everyScreen(_ real: RealView) throws {
    let view = real.view
    for localization in view.localizations {
      let merged = view.merged(localization.id, platform: .iOS)
      for screen in view.screens {
        let localized = try #require(view.localizedScreen(screen.id, in: merged))
        let state = FlowState(selectedProducts: view.selectedProducts)
        for width in [20, 46] {
          let options = RenderOptions(width: width)
          let drawn = ScreenRenderer.render(localized, state: state, options: options)
          let again = ScreenRenderer.render(localized, state: state, options: options)
          let regions = drawn.regions
          #expect(regions.map(\.grid) == again.regions.map(\.grid))
          #expect(drawn.diagnostics == again.diagnostics)
          for region in regions {
            #expect(region.grid.size.width == width)
            for text in region.texts where text.fate == .shown {
              #expect(!text.frame.isEmpty, "\(text.pointer) takes no room")
              #expect(
                region.grid.bounds.intersection(text.frame) == text.frame,
                "\(text.pointer) in \(localization.id.rawValue) at \(width) leaves the screen"
              )
            }
          }
          for page in 0..<Self.mostPages {
            var turned = state
            turned.turnPagers(of: localized, to: page)
            let drawn = ScreenRenderer.render(localized, state: turned, options: options)
            expectEveryUse(of: view, localized, turned, in: drawn.regions.flatMap(\.texts))
          }
        }
      }
    }
  }

  /// No pager of a real view has more pages.
  private static let mostPages = 3

  /// Every string that a shown element uses is placed, under the id that the look-up found.
  private func expectEveryUse(
    of view: FlowView,
    _ localized: LocalizedScreen,
    _ state: FlowState,
    in texts: [PlacedText]
  ) {
    let placed = Dictionary(grouping: texts, by: \.pointer)
    var shown = ShownElements(templates: view.templates, state: state)
    for root in localized.screen.roots { shown.visit(root) }
    for use in view.stringUses where use.screen == localized.screen.id && shown.readers.contains(use.pointer)
    {
      let ids = placed[use.pointer].map { $0.map(\.stringID) } ?? []
      #expect(!ids.isEmpty, "\(use.pointer) is not on the screen")
    }
    for (pointer, texts) in placed {
      let uses = view.stringUses.filter { $0.pointer == pointer }.flatMap(\.candidates)
      for id in texts.compactMap(\.stringID) where !id.isEmpty {
        #expect(uses.contains(id), "\(pointer) shows \(id)")
      }
    }
  }
}

/// Finds the elements that show a text, as a person would see them: by the state of the flow.
private struct ShownElements {
  let templates: [String: Element]
  let state: FlowState
  private(set) var readers: Set<JSONPointer> = []
  private var openTemplates: Set<String> = []

  init(templates: [String: Element], state: FlowState) {
    self.templates = templates
    self.state = state
  }

  mutating func visit(_ element: Element) {
    for aligned in element.backgrounds + element.overlays { visit(aligned.content) }
    switch element.kind {
    case .text, .wheel: readers.insert(element.pointer)
    case .formattedText(let text) where !text.entries.isEmpty: readers.insert(element.pointer)
    case .textField(let field) where field.placeholder != nil: readers.insert(element.pointer)
    case .button(let button):
      if case .product(let id, let group) = button.condition, state.selectedProducts[group] == id {
        visit(button.selected ?? button.normal)
      } else if button.condition == nil || button.selected == nil {
        visit(button.normal)
      }
    case .section(let section):
      if section.contents.indices.contains(section.startIndex) { visit(section.contents[section.startIndex]) }
    case .template(let use):
      let name = use.name
      guard let template = templates[name], openTemplates.insert(name).inserted else { return }
      visit(template)
      openTemplates.remove(name)
    case .box(let box):
      if let content = box.content { visit(content) }
    case .pager(let pager):
      let page = state.page(of: pager, at: element.pointer)
      if pager.pages.indices.contains(page) { visit(pager.pages[page]) }
    case .stack, .flexStack, .grid, .flex:
      // Backgrounds and overlays are visited twice, which a set does not mind.
      for child in element.children { visit(child) }
    default: break
    }
  }
}
