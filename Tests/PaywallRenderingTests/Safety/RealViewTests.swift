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
        let state = FlowState(opening: view)
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
            expectEveryUse(of: view, localized, turned, width, in: drawn.regions.flatMap(\.texts))
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
    _ width: Int,
    in texts: [PlacedText]
  ) {
    let placed = Dictionary(grouping: texts, by: \.pointer)
    let visible = VisibleElements(ScreenLayer(localized, state: state), on: Viewport(columns: width))
    let readers = Set(visible.all.filter { !$0.element.shownStrings.isEmpty }.map(\.element.pointer))
    for use in view.stringUses where use.screen == localized.screen.id && readers.contains(use.pointer) {
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
