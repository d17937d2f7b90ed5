import FlowDocuments
import LocaleMatching
import Testing

@Suite("What the samples promise")
struct SampleContentTests {
  @Test("the folder holds these files and no others")
  func files() throws {
    #expect(
      try Sample.all().map(\.name) == [
        "tide-fallback-11.json", "tide-fallback-9.json", "tide-flow-bcp47.json", "tide-flow-de-en.json",
        "tide-flow-de.json", "tide-flow-missing-comma.json", "tide-flow-prefilled.json", "tide-flow.json",
        "tide-paywall.json",
      ]
    )
  }

  @Test("opens without a finding", arguments: try Sample.sound())
  func opens(_ sample: Sample) throws {
    #expect(try sample.document().diagnostics.isEmpty)
    for (entry, view) in try sample.views() {
      #expect(view.diagnostics.filter { $0.severity > .note }.isEmpty, "\(entry.variation.id)")
    }
  }

  @Test("the missing comma is reported where the reader stumbles")
  func missingComma() throws {
    let error = #expect(throws: DocumentError.self) { try Sample.broken.document() }
    guard case .position(let line, _) = error?.place else {
      Issue.record("no line: \(String(describing: error))")
      return
    }
    #expect((234...235).contains(line))
  }

  @Test(
    "a bare view has these localizations and this default",
    arguments: [
      (
        "tide-flow.json",
        "en pt-br es-419 fr de it zh zh-hant ja ko ar he th hi vi fa", "en"
      ),
      ("tide-flow-de.json", "de fr it", "de"),
      ("tide-flow-de-en.json", "de en fr", "de"),
      ("tide-flow-bcp47.json", "en pt-BR es-419 zh-Hans zh-Hant", "en"),
      ("tide-flow-prefilled.json", "en iw fr ja", "en"),
      ("tide-paywall.json", "en de fr ja ar th", "en"),
    ]
  )
  func localizations(file: String, codes: String, standard: String) throws {
    let view = try Sample(file).view()
    #expect(view.localizations.map(\.id.rawValue).joined(separator: " ") == codes)
    #expect(view.localizationList.usableDefault?.rawValue == standard)
  }

  @Test(
    "a code gets this localization",
    arguments: [
      ("tide-flow.json", nil, "en"), ("tide-flow.json", "pt-br", "pt-br"), ("tide-flow.json", "pt_BR", "en"),
      ("tide-flow.json", "zh-hans", "en"), ("tide-flow.json", "iw", "en"),
      ("tide-flow-de.json", nil, "de"), ("tide-flow-de.json", "es", "de"),
      ("tide-flow-de-en.json", nil, "en"), ("tide-flow-de-en.json", "es", "de"),
      ("tide-flow-bcp47.json", "pt-br", "en"), ("tide-flow-bcp47.json", "pt-BR", "pt-BR"),
      ("tide-flow-bcp47.json", "zh-hant", "en"), ("tide-flow-prefilled.json", "he", "en"),
      ("tide-flow-prefilled.json", "iw", "iw"),
    ] as [(String, String?, String)]
  )
  func resolution(file: String, code: String?, expected: String) throws {
    let matcher = LocaleMatcher(list: try Sample(file).view().localizationList, rule: .flow)
    #expect(matcher.resolve(code.map { LocaleCode($0) }).localization?.rawValue == expected)
  }

  @Test(
    "a localization is this complete",
    arguments: [
      ("tide-flow.json", "en", 40, 0, 0), ("tide-flow.json", "de", 40, 0, 0),
      ("tide-flow.json", "ko", 39, 0, 1), ("tide-flow.json", "he", 32, 8, 0),
      ("tide-flow.json", "th", 24, 16, 0), ("tide-flow.json", "hi", 18, 22, 0),
      ("tide-flow.json", "vi", 34, 6, 0), ("tide-flow.json", "fa", 10, 30, 0),
      ("tide-flow-prefilled.json", "ja", 15, 0, 0), ("tide-paywall.json", "th", 17, 9, 0),
    ]
  )
  func counts(file: String, code: String, own: Int, merged: Int, empty: Int) throws {
    let view = try Sample(file).view()
    let counts = view.counts(of: view.merged(LocaleCode(code), platform: .iOS))
    #expect(counts == StringCounts(own: own, merged: merged, empty: empty, missing: 0))
  }

  @Test("no sample uses a string that its default lacks", arguments: try Sample.sound())
  func nothingMissing(_ sample: Sample) throws {
    for (entry, view) in try sample.views() {
      let merged = view.merged(view.localizationList.usableDefault, platform: .iOS)
      #expect(view.missingStrings(in: merged).isEmpty, "\(entry.variation.id)")
    }
  }

  @Test("Persian lacks its flag and is laid out left to right")
  func direction() throws {
    let view = try Sample("tide-flow.json").view()
    let directions = ["ar", "he", "fa", "en"].map {
      view.merged(LocaleCode($0), platform: .iOS).direction == .rightToLeft
    }
    #expect(directions == [true, true, false, false])
  }

  @Test(
    "a fallback file has these placements and variations",
    arguments: [
      (
        "tide-fallback-11.json",
        [
          "first_launch: first-calm flow 60, first-urgent flow 40", "settings: settings-own flow 100",
          "welcome_tour: tour-1 onboarding 100",
        ]
      ),
      (
        "tide-fallback-9.json",
        ["first_launch: first-basic paywall 100", "route_export: export-flat paywall 100"]
      ),
    ]
  )
  func placements(file: String, expected: [String]) throws {
    let lines = try Sample(file).document().placements.map { placement in
      let variations = placement.variations.map { "\($0.id) \($0.kind.rawValue) \($0.weight ?? -1)" }
      return "\(placement.id): \(variations.joined(separator: ", "))"
    }
    #expect(lines == expected)
  }

  @Test("a tablet gets a layout of its own")
  func layouts() throws {
    let sample = Sample("tide-fallback-11.json")
    let tablet = DeviceConditions(platform: .iOS, device: DeviceSize.tablet.device)
    let pointers = try [DeviceConditions(platform: .iOS), tablet].map {
      try sample.document($0).entries.first?.outline?.pointer.description
    }
    #expect(pointers == ["/ui_builder/calm-phone", "/ui_builder/calm-tablet"])
  }

  @Test("remote configs keep the order of the file")
  func remoteConfigs() throws {
    let entry = try #require(try Sample("tide-fallback-11.json").document().entries(for: "settings").first)
    #expect(entry.variation.remoteConfigs.map(\.locale.rawValue) == ["fr", "en", "pt-BR"])
  }
}
