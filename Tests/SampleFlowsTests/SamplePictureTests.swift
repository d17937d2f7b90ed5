import FlowDocuments
import Foundation
import LocaleMatching
import PaywallRendering
import TerminalUI
import TestSupport
import Testing

/// Every sample, drawn in every localization and compared with what was drawn before.
///
/// Run with `UPDATE_SNAPSHOTS=1` in the environment to record the pictures anew; look at the
/// difference before committing it.
@Suite("Samples as pictures")
struct SamplePictureTests {
  @Test("looks as recorded", arguments: try Sample.sound(), [30, 46])
  func picture(_ sample: Sample, width: Int) throws {
    let file = sample.snapshot(width: width)
    let pictures = try Self.pictures(of: sample, width: width)
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try pictures.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    // Line by line, so that a failure shows the line and not two whole files.
    let (new, old) = (pictures.split(separator: "\n"), recorded.split(separator: "\n"))
    for (number, (new, old)) in zip(new, old).enumerated() where new.utf8.elementsEqual(old.utf8) == false {
      Issue.record("\(file.lastPathComponent), text line \(number + 1): “\(new)”, recorded “\(old)”")
      return
    }
    #expect(pictures.utf8.elementsEqual(recorded.utf8), "\(file.lastPathComponent) has other empty lines")
  }

  @Test("draws without an error in every localization", arguments: try Sample.sound(), [30, 46])
  func drawsWithoutErrors(_ sample: Sample, width: Int) throws {
    for (entry, view) in try sample.views() {
      for localization in view.localizations {
        for screen in view.screens {
          let drawn = try Self.draw(screen, of: view, in: localization.id, entry: entry, width: width)
          let errors = drawn.diagnostics.filter { $0.severity == .error }
          #expect(errors.isEmpty, "\(localization.id) \(screen.id)")
        }
      }
    }
  }

  @Test(
    "can be read with any number of colours, light and dark",
    arguments: try Sample.sound(),
    [(.eight, 2), (.sixteen, 4.4), (.palette, 2), (.trueColor, 1.25)] as [(ColorDepth, Double)]
  )
  func legible(_ sample: Sample, _ depth: (colors: ColorDepth, least: Double)) throws {
    for (entry, view) in try sample.views() {
      let merged = view.merged(view.localizations.first?.id, platform: .iOS)
      for screen in view.screens {
        for isDark in [false, true] {
          let localized = try #require(view.localizedScreen(screen.id, in: merged), "\(entry.variation.id)")
          let options = RenderOptions(
            width: 46,
            isDark: isDark,
            colorDepth: depth.colors,
            showsPictures: true
          )
          for region in ScreenRenderer.render(localized, state: FlowState(), options: options).regions {
            if let ratio = region.grid.leastContrast(at: depth.colors) {
              #expect(ratio >= depth.least, "\(screen.id) \(isDark ? "dark" : "light")")
            }
          }
        }
      }
    }
  }

  /// All screens in all localizations, each under a heading.
  private static func pictures(of sample: Sample, width: Int) throws -> String {
    var parts: [String] = []
    for (entry, view) in try sample.views() {
      for localization in view.localizations {
        for screen in view.screens {
          let drawn = try draw(screen, of: view, in: localization.id, entry: entry, width: width)
          parts.append("=== \(entry.variation.id) · \(localization.id) · \(screen.id)")
          for region in drawn.regions {
            if region.part != .body { parts.append("--- \(region.part)") }
            parts.append(region.grid.picture)
          }
        }
      }
    }
    return parts.joined(separator: "\n") + "\n"
  }

  private static func draw(
    _ screen: Screen,
    of view: FlowView,
    in code: LocaleCode,
    entry: FlowDocument.Entry,
    width: Int
  ) throws -> RenderedScreen {
    let merged = view.merged(code, platform: .iOS)
    let localized = try #require(view.localizedScreen(screen.id, in: merged))
    let options = RenderOptions(width: width, products: entry.variation.products)
    return ScreenRenderer.render(localized, state: FlowState(), options: options)
  }
}
