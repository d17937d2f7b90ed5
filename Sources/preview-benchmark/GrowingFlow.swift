/// A flow that can be made as large as one likes, in one way at a time.
struct GrowingFlow: Sendable {
  /// How many localizations it has.
  var localizations = 1

  /// How many strings each localization has.
  var strings = 10

  /// The words of each string.
  var words = 4

  /// How many screens there are.
  var screens = 1

  /// What stands on each screen.
  var content = Content.texts(10)

  /// How many products the variation sells, each with a text of its own.
  var products = 0

  /// How many functions the script has; nil for a flow without a script.
  var functions: Int?

  /// Whether it is a view of 4.x, whose script the SDK writes.
  var isLegacy = false

  /// What stands on a screen.
  enum Content: Sendable {
    /// Texts, which go on through the strings from screen to screen.
    case texts(Int)
    /// Cards of a button, boxes, a row, a stack and three texts, eight elements each, as real paywalls have them.
    case cards(Int)
  }

  /// The file.
  var json: String {
    let format = isLegacy ? #""4.6.0","template_id":"basic""# : #""5.1.0""#
    let languages = (0..<localizations).map(localization).joined(separator: ",")
    let view = """
      {"format":\(format),"default_localization":"en","localizations":[\(languages)],
      "\(isLegacy ? "styles" : "screens")":{\((0..<screens).map(screen).joined(separator: ","))}
      \(functions.map { #","scripts":[{"content":"\#(Self.script(functions: $0))"}]"# } ?? "")}
      """
    return products == 0 ? view : variation(view)
  }

  private func localization(_ index: Int) -> String {
    let id = index == 0 ? "en" : Self.code(index)
    let strings = (0..<strings).map { string in
      let text = (0..<words).map { Self.word(index &* 7 &+ string &* 3 &+ $0) }.joined(separator: " ")
      return #"{"id":"s\#(string)","value":"\#(text)"}"#
    }
    let sold =
      products == 0 ? [] : [#"{"id":"PRODUCT_default","value":[{"tag":"TITLE"}," at ",{"tag":"PRICE"}]}"#]
    return #"{"id":"\#(id)","strings":[\#((strings + sold).joined(separator: ","))]}"#
  }

  private func screen(_ index: Int) -> String {
    let id = isLegacy && index == 0 ? "default" : "screen\(index)"
    var elements: [String]
    switch content {
    case .texts(let count):
      elements = (0..<count).map { Self.text("s\((index * count + $0) % max(1, strings))") }
    case .cards(let count): elements = (0..<count).map { _ in Self.card }
    }
    elements += (0..<products).map { #"{"type":"text","string_id":{"product":"p\#($0)"}}"# }
    return """
      "\(id)":{"layout_behaviour":"flat","content":{"type":"v_stack","spacing":8,"content":[
      \(elements.joined(separator: ","))]}}
      """
  }

  private static func text(_ id: String) -> String { #"{"type":"text","string_id":"\#(id)"}"# }

  private static let card = ##"""
    {"type":"button","action":[],"content":{"type":"box","width":{"fill_max":true},"decorator":{"border":"#000000"},
    "content":{"type":"row","items":[
    {"type":"grid_item","weight":1,"content":{"type":"v_stack","h_align":"leading","content":[
    {"type":"text","string_id":"s0"},{"type":"text","string_id":"s1"}]}},
    {"type":"grid_item","weight":1,"content":{"type":"box","width":{"fill_max":true},
    "content":{"type":"text","string_id":"s2"}}}]}}}
    """##

  /// A variation that sells products, whose view this is.
  private func variation(_ view: String) -> String {
    let products = (0..<products).map { index in
      """
      {"adapty_product_id":"p\(index)","flow_product_id":"p\(index)","vendor_product_id":"com.example.p\(index)",
      "product_type":"annual"}
      """
    }
    return """
      {"meta":{"version":11,"developer_ids":["home"]},"data":{"home":{
      "meta":{"placement":{"developer_id":"home"}},"data":[{"variation_id":"v","weight":100,"flow_id":"f",
      "flow_name":"Growing","flow_version_id":"fv",
      "ui_schema":{"layouts":[{"flow_layout_id":"L"}],
      "grids":[{"platforms":"all","devices":"all","cells":[0]}]},
      "variations":[{"paywall_id":"w","paywall_name":"W","variation_id":"v",
      "products":[\(products.joined(separator: ","))]}]}]}},"ui_builder":{"L":\(view)}}
      """
  }

  /// A script that opens the first screen, as exported ones do, after functions that nobody calls.
  private static func script(functions count: Int) -> String {
    let functions = (0..<count).map { index in
      "function f\(index)(a) { var all = [a, 'k\(index)', \(index)]; return all.map(function (x) { return x + 1; }); }"
    }
    let start = """
      var ui = { t0: 's0' }; \
      SDK.openScreen({ type: 'screen0', instanceId: 'main', transitionId: 't', contextPath: '' });
      """
    return (functions + [start]).joined(separator: "\\n")
  }

  private static let vocabulary = [
    "unlock", "every", "tide", "and", "map", "for", "a", "year", "without", "limits", "cancel", "any", "time",
  ]

  private static func word(_ index: Int) -> String { vocabulary[index % vocabulary.count] }

  /// Codes of languages and regions, no two the same.
  private static func code(_ index: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let language = "\(letters[index % 26])\(letters[index / 26 % 26])"
    let region = "\(letters[index / 676 % 26])\(letters[index / 17_576 % 26])".uppercased()
    return "\(language)-\(region)"
  }
}
