import FlowDocuments
import LocaleMatching
import Testing

/// Uses found by the strings that they can show, against a search through all uses.
@Suite("The uses of a string") struct StringUseIndexTests {
  /// Two screens with texts of products, with and without a suffix, one of them selected in a group.
  private static let text = ##"""
    {"format":"5.1.0","default_localization":"en","products":{"selected":{"g":"p"}},
    "screens":{
      "one":{"content":{"type":"v_stack","content":[
        {"type":"text","string_id":"a"},
        {"type":"text","string_id":{"product":"p","suffix":"s"}},
        {"type":"text","string_id":{"product":"p","suffix":"default_s"}},
        {"type":"text","string_id":{"type":"product","group_id":"g"}}]}},
      "two":{"content":{"type":"v_stack","content":[
        {"type":"text","string_id":"b"},
        {"type":"text","string_id":"a"},
        {"type":"text","string_id":{"type":"product","group_id":"other","suffix":"s"}}]}}},
    "localizations":[
      {"id":"en","strings":[{"id":"a","value":"A"}]},
      {"id":"de","strings":[{"id":"b","value":"B"},{"id":"PRODUCT_default_s","value":"P"}]}]}
    """##

  /// Whether a use can show a string, by the ids that the SDK would look up in any state of the store.
  private static func canShow(_ use: StringUse, _ id: String) -> Bool {
    if use.candidates.contains(id) { return true }
    guard let suffix = use.productSuffix else { return false }
    return id.hasPrefix("PRODUCT_")
      && ["default", "free_trial", "pay_as_you_go", "pay_up_front", "not_selected"].contains { mode in
        id.hasSuffix("_" + mode + (suffix.isEmpty ? "" : "_" + suffix))
      }
  }

  @Test(
    "are those that a search finds, in the order of the file",
    arguments: [
      "a", "b", "c", "", "PRODUCT_", "PRODUCT_default", "PRODUCT_default_", "PRODUCT_default_s",
      "PRODUCT_x_free_trial_s", "PRODUCT_x_default_default_s", "PRODUCT_not_selected",
      "PRODUCT_p_pay_up_front",
      "PRODUCT_default_default", "product_default", "PRODUCT_p_default_s_default",
      "PRODUCT_défault_default_s",
    ]
  )
  func showing(_ id: String) throws {
    let view = try view(Self.text)
    #expect(view.index.uses.showing(id) == view.stringUses.filter { Self.canShow($0, id) })
    #expect(view.index.uses.naming(id) == view.stringUses.filter { $0.candidates.contains(id) })
  }

  @Test("are missing in a localization as a search through all of them says", arguments: ["en", "de", nil])
  func missing(_ code: String?) throws {
    let view = try view(Self.text)
    let merged = view.merged(code.map { LocaleCode($0) }, platform: .iOS)
    var seen: Set<String> = []
    let expected = view.stringUses.filter { use in
      guard let first = use.candidates.first else { return false }
      return !use.candidates.contains { merged.strings[$0] != nil } && seen.insert(first).inserted
    }
    #expect(view.missingStrings(in: merged) == expected)
    #expect(!expected.isEmpty)
  }
}
