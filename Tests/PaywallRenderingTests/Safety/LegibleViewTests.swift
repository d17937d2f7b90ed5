import FlowDocuments
import LocaleMatching
import PaywallRendering
import TerminalUI
import TestSupport
import Testing

@Suite("Views of real users", .enabled(if: RealView.arePresent))
struct LegibleViewTests {
  @Test(
    "can be read with any number of colours, light and dark",
    arguments: RealView.all,
    [(.none, nil), (.eight, 2), (.sixteen, 4.4), (.palette, 2), (.trueColor, 1.25)] as [(ColorDepth, Double?)]
  )
  func legible(_ real: RealView, _ depth: (colors: ColorDepth, least: Double?)) throws {
    // Colours do not depend on the language.
    let merged = real.view.merged(real.view.localizations.first?.id, platform: .iOS)
    for isDark in [false, true] {
      for screen in real.view.screens {
        let localized = try #require(real.view.localizedScreen(screen.id, in: merged))
        let options = RenderOptions(width: 46, isDark: isDark, colorDepth: depth.colors, showsPictures: true)
        let drawn = ScreenRenderer.render(localized, state: FlowState(), options: options)
        for region in drawn.regions {
          if let least = depth.least, let ratio = region.grid.leastContrast(at: depth.colors) {
            #expect(ratio >= least, "\(screen.id) \(isDark ? "dark" : "light")")
          }
          if depth.least == nil { #expect(!region.grid.hasColors) }
        }
      }
    }
  }
}
