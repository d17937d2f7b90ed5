import FlowDocuments
import LocaleMatching
import Testing
import TestSupport

/// The figures were counted apart from this program.
@Suite("Files of real users", .enabled(if: RealFiles.arePresent))
struct RealFileTests {
  @Test(
    "hold this many placements, variations, views and strings",
    arguments: [
      ("adapty-ios-sdk-v5", [23, 24, 5, 0]), ("adapty-ios-sdk-v8", [29, 65, 3, 44]),
      ("blokada-ios-v9", [7, 7, 7, 273]), ("blokada-six-ios", [1, 1, 1, 48]),
      ("flutter-v4-list", [35, 35, 0, 0]), ("unity-v11-empty", [0, 0, 0, 0]),
    ] as [(String, [Int])]
  )
  func counts(_ name: String, _ expected: [Int]) throws {
    let document = try RealFiles.document("real/fallback/\(name).json")
    let outlines = document.entries.compactMap(\.outline)
    let views = outlines.compactMap { try? FlowView($0, conditions: DeviceConditions(platform: .iOS)) }
    let strings = views.flatMap(\.localizations).map(\.strings.count).reduce(0, +)
    #expect([document.placements.count, document.entries.count, outlines.count, strings] == expected)
    #expect(views.flatMap(\.checks) == [])
  }

  @Test("damaged ones are refused with the place")
  func damaged() {
    let error = #expect(throws: DocumentError.self) {
      try RealFiles.document("real/fallback/broken-corrupted-payload.json")
    }
    #expect(error?.place == .position(line: 28, column: 26))
  }

  @Test("views of format 3.0.0 say who draws them")
  func oldViews() throws {
    let outline = try #require(
      try RealFiles.document("real/fallback/adapty-ios-sdk-v5.json").entries.lazy.compactMap(\.outline).first
    )
    let error = #expect(throws: DocumentError.self) {
      try FlowView(outline, conditions: DeviceConditions(platform: .iOS))
    }
    #expect(error?.problem == "a view of format 3.0.0, which only SDK 2 draws")
  }

  @Test("Flow Builder documents are refused", arguments: ["flow-config", "onboarding-multilocale-excerpt"])
  func flowBuilder(_ name: String) {
    let error = #expect(throws: DocumentError.self) {
      try RealFiles.document("real/flow-builder/\(name).json")
    }
    #expect(error?.problem == "this is a Flow Builder document, which no SDK reads")
  }

  @Test("fifty languages merge to 116 strings each, own and merged adding up")
  func fiftyLanguages() throws {
    let document = try RealFiles.document("cases/languages/fifty-languages.json")
    let outline = try #require(document.entries.first?.outline)
    let view = try FlowView(outline, conditions: DeviceConditions(platform: .iOS))
    #expect(view.localizations.count == 50)
    for localization in view.localizations {
      let counts = view.counts(of: view.merged(localization.id, platform: .iOS))
      #expect(counts.total == 116)
      #expect(counts.own + counts.empty == localization.strings.count)
      #expect([99, 100, 116].contains(localization.strings.count))
    }
  }
}
