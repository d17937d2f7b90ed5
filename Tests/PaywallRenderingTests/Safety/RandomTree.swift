import TestSupport

/// Makes up elements, from a seed.
struct RandomTree {
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  private static let words = [
    "Go", "Unlimited", "Jahresabonnement", "すべての機能", "ไม่จำกัด", "اشتراك سنوي", "👨‍👩‍👧 family", "", " ", "a\\nb",
    "$59.99 a year, then $9.99 a month",
  ]
  private static let lengths = [
    "0", "1", "20", "340", "-8", "1e30", #"{"screen":0.5}"#, #"{"fill_max":true}"#, #"{"min":90}"#,
    #"{"shrink":0}"#, #"{"min":1,"max":600}"#, #"{"max":100}"#,
  ]
  private static let alignments = ["leading", "center", "trailing", "left", "right", "justified", "odd"]

  /// The JSON of an element with at most `depth` elements inside each other.
  mutating func element(depth: Int) -> String {
    "{\(body(depth)),\(properties(depth))}"
  }

  private mutating func body(_ depth: Int) -> String {
    let kinds = depth <= 0 ? 7 : 16
    switch Int.random(in: 0..<kinds, using: &generator) {
    case 0...2:
      return #""type":"text","string_id":"\#(pick(Self.words))","align":"\#(pick(Self.alignments))""#
    case 3: return #""type":"image","asset_id":"\#(pick(Self.words))""#
    case 4: return #""type":"text_field","placeholder":{"string_id":"\#(pick(Self.words))"}"#
    case 5: return ##""type":"\##(pick(["#loop", "#none", "slider", "odd", "toggle"]))""##
    case 6: return #""type":"box",\#(sizes())"#
    case 7, 8: return #""type":"box",\#(sizes()),"content":\#(element(depth: depth - 1))"#
    case 9: return #""type":"button","content":\#(element(depth: depth - 1))"#
    case 10: return #""type":"section","index":{"var":"x"},"content":\#(elements(depth))"#
    case 11: return #""type":"pager","content":\#(elements(depth))"#
    case 12: return #""type":"\#(pick(["row", "column"]))",\#(spacing()),"items":\#(items(depth))"#
    default:
      let type = pick(["v_stack", "h_stack", "z_stack"])
      return #""type":"\#(type)",\#(alignment()),\#(spacing()),"content":\#(elements(depth))"#
    }
  }

  private mutating func properties(_ depth: Int) -> String {
    let padding = "\"padding\":\(pick(["0", "8", "[20,24]", "[4,90,4,1e9]", "-30"]))"
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return ##"\##(padding),"decorator":{"border":"#000000","rect_corner_radius":8}"##
    case 1: return #""opacity":0"#
    case 2 where depth > 0:
      return
        #""overlay":[{"h_align":"\#(pick(Self.alignments))","v_align":"top","content":\#(element(depth: depth - 1))}]"#
    default: return padding
    }
  }

  private mutating func sizes() -> String {
    #""width":\#(pick(Self.lengths)),"height":\#(pick(Self.lengths)),\#(alignment())"#
  }

  private mutating func alignment() -> String {
    #""h_align":"\#(pick(Self.alignments))","v_align":"\#(pick(["top", "center", "bottom"]))""#
  }

  private mutating func spacing() -> String {
    "\"spacing\":\(pick(["0", "8", "40", "-10", "1e9"]))"
  }

  private mutating func elements(_ depth: Int) -> String {
    var all: [String] = []
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      let isSpace = Int.random(in: 0..<6, using: &generator) == 0
      all.append(isSpace ? #"{"type":"space"}"# : element(depth: depth - 1))
    }
    return "[\(all.joined(separator: ","))]"
  }

  private mutating func items(_ depth: Int) -> String {
    var all: [String] = []
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      let share = pick([#""weight":1"#, #""weight":3"#, #""fixed":0"#, #""fixed":90"#])
      all.append(#"{"type":"grid_item",\#(share),\#(alignment()),"content":\#(element(depth: depth - 1))}"#)
    }
    return "[\(all.joined(separator: ","))]"
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices.randomElement(using: &generator) ?? ""
  }
}
