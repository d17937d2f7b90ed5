import FlowDocuments
import LocaleMatching
import StringTables
import Testing
import TestSupport

@Suite("A String Catalog") struct StringCatalogTests {
  private static let text = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Open": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Öffnen"}}}},
      "%lld photos": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld photo"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld photos!"}}}}}}},
      "wide": {"localizations": {"en": {"variations": {"device": {
        "iphone": {"stringUnit": {"state": "new", "value": "Phone"}}}}}}},
      "OK": {"shouldTranslate": false}
    }}
    """

  private func catalog(_ text: String = text) throws -> StringCatalog {
    try StringCatalog(bytes: Array(text.utf8))
  }

  @Test("Each language has its texts; the source language the key where nothing is said")
  func tables() throws {
    let catalog = try catalog()
    #expect(catalog.languages == ["en", "de"])
    #expect(catalog.table(for: "de").entries == [.init(key: "Open", value: "Öffnen")])
    #expect(catalog.table(for: "en").entries.map(\.value) == ["Open", "%lld photos!", "Phone", "OK"])
  }

  @Test("Of a text that varies the one is taken that is shown most, and it is said by what it varies")
  func variations() throws {
    let items = try catalog().items
    #expect(items[1].texts["en"] == .init(value: "%lld photos!", state: "translated", variesBy: "plural"))
    #expect(items[2].texts["en"] == .init(value: "Phone", state: "new", variesBy: "device"))
    #expect(!items[3].isTranslatable)
  }

  @Test("Keys beside “strings” are never used")
  func misplaced() throws {
    let catalog = try catalog(#"{"sourceLanguage":"en","strings":{},"Lost":{"localizations":{}}}"#)
    #expect(catalog.diagnostics.map(\.check.rawValue) == ["misplaced-key"])
  }

  @Test("Other JSON is refused", arguments: ["{}", "[]", #"{"sourceLanguage":"en"}"#, "{", ""])
  func refused(_ text: String) {
    #expect(throws: DocumentError.self) { try catalog(text) }
  }

  @Test("Real catalogs are read", .enabled(if: RealFiles.arePresent))
  func realFiles() throws {
    let large = try StringCatalog(bytes: RealFiles.bytes("real/xcstrings/whitenoise.xcstrings"))
    #expect(large.languages.count == 50)
    #expect(large.items.count == 117)
    let plural = try StringCatalog(bytes: RealFiles.bytes("real/xcstrings/plural-variations.xcstrings"))
    #expect(plural.items.last?.texts["en"]?.variesBy == "substitution")
  }
}
