import FlowDocuments
import LocaleMatching
import Testing

/// What is found once when a view is made, against a search for the same.
@Suite("The index of a view") struct FlowIndexTests {
  private static let text = ##"""
    {"format":"5.1.0","default_localization":"en",
    "screens":{
      "one":{"content":{"type":"v_stack","content":[
        {"type":"text","string_id":{"product":"p2"}},{"type":"text","string_id":"a"},{"type":"#t"}]}},
      "two":{"content":{"type":"button","action":{"type":"purchase_product","product_id":"x"},
        "content":{"type":"text","string_id":"b"}}}},
    "navigators":{"top":{"order":2,"content":{"type":"screen_holder"}}},
    "templates":{"t":{"content":{"type":"text","string_id":"c"}}},
    "scripts":[{"content":"SDK.openScreen({type: 'one'})"}],
    "localizations":[
      {"id":"de","strings":[{"id":"b","value":"B"},{"id":"PRODUCT_p1_default","value":"P"}]},
      {"id":"en","strings":[{"id":"a","value":"A"},{"id":"b","value":"B"}],
        "assets":[{"id":"i@dark","type":"image"}]}]}
    """##

  @Test("screens and layers by their ids")
  func ids() throws {
    let view = try view(Self.text)
    #expect(view.screen("two")?.id == "two")
    #expect(view.screen("three") == nil)
    #expect(["one", "two", "three"].map(view.index.place(ofScreen:)) == [0, 1, nil])
    #expect(view.navigator("top")?.order == 2)
    #expect(view.navigator("side") == nil)
    #expect(view.defaultNavigator?.id == Navigator.defaultID)
  }

  @Test("of two screens or layers with one id the first counts")
  func duplicates() {
    let view = FlowView(
      format: FlowView.blank.format,
      templateID: nil,
      localizations: [],
      declaredDefault: nil,
      assets: [:],
      screens: [Screen(id: "a", layout: .flat), Screen(id: "a", layout: .hero)],
      templates: [:],
      navigators: [Navigator(id: "n", order: 1), Navigator(id: "n", order: 2)],
      selectedProducts: [:],
      script: nil,
      diagnostics: []
    )
    #expect(view.screen("a")?.layout == .flat)
    #expect(view.navigator("n")?.order == 1)
  }

  @Test("elements by their places, those of templates at the template")
  func elements() throws {
    let view = try view(Self.text)
    let roots = view.screens.flatMap(\.roots) + view.templates.values
    let all = Element.walk(roots, templates: [:])
    #expect(all.count == 7)
    for element in all {
      #expect(view.index.elements[element.pointer]?.pointer == element.pointer)
    }
    #expect(view.index.elements[.root] == nil)
  }

  @Test("the ids of strings in the order in which the file first has them")
  func strings() throws {
    let strings = try view(Self.text).index.strings
    #expect(strings.all == ["b", "PRODUCT_p1_default", "a"])
    #expect(["a", "b", "c"].map(strings.contains) == [true, true, false])
  }

  @Test("a string of a localization by its id; of two with one id the last counts")
  func localizationStrings() {
    let items = ["a", "b", "a"].enumerated().map { number, id in
      StringItem(id: id, value: RichText([.text("\(number)", TextAttributes())]))
    }
    let localization = Localization(id: "en", strings: items)
    #expect(["a", "b", "c"].map { localization.string($0)?.value.plainText } == ["2", "1", nil])
  }

  @Test("products that strings name, then those of elements")
  func products() throws {
    #expect(try view(Self.text).index.namedProducts.prefix(2) == ["p1", "p2"])
  }

  @Test("screens that the script names")
  func scripted() throws {
    #expect(try view(Self.text).index.scriptedScreens == ["one"])
  }

  @Test(
    "dark assets, on any level",
    arguments: [("", "", false), ("x@dark", "", true), ("", "x@dark", true), ("dark", "x@darker", false)]
  )
  func dark(general: String, localized: String, isDark: Bool) throws {
    func assets(_ id: String) -> String { #""assets":[{"id":"\#(id)","type":"image"}]"# }
    let view = try view(merging(german: ",\(assets(localized))", rest: "\(assets(general)),"))
    #expect(view.index.hasDarkAssets == isDark)
  }

  @Test(
    "colours that a nearer level replaces by pictures are none",
    arguments: [("", "", true), ("c", "", false), ("", "c", false), ("d", "d", true)]
  )
  func colors(own: String, fallback: String, hasColors: Bool) {
    let (color, image) = (Asset.color(AssetColor(red: 0, green: 0, blue: 0)), Asset.other(type: "image"))
    let assets = MergedAssets(
      own: AssetTable([own: image]),
      default: AssetTable([fallback: image]),
      general: AssetTable(["c": color])
    )
    #expect(assets.hasColors == hasColors)
  }
}
