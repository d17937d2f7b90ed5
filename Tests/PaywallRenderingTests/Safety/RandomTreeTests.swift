import FlowDocuments
import PaywallRendering
import TerminalUI
import Testing

@Suite("Whatever a file holds")
struct RandomTreeTests {
  private static let template =
    ##""templates":{"loop":{"content":{"type":"v_stack","content":[{"type":"text","string_id":"x"},{"type":"#loop"}]}}},"##

  @Test("it is drawn, inside the screen", arguments: 0..<300)
  func randomTrees(_ seed: Int) throws {
    var tree = RandomTree(seed: UInt64(seed))
    let element = tree.element(depth: 5)
    for width in [0, 1, 2, 7, 20, 46] {
      let phone = Phone(width: width, isRightToLeft: seed.isMultiple(of: 2), rest: Self.template)
      let screen = try phone.draw(element)
      #expect(screen.body.grid.size.width == max(1, width))
      guard width >= 46 else { continue }
      for text in screen.body.texts {
        #expect(
          screen.body.grid.bounds.intersection(text.frame) == text.frame || text.frame.isEmpty,
          "\(text.stringID ?? "") of \(element)"
        )
      }
    }
  }

  @Test(
    "a hundred and twenty elements inside each other are drawn",
    arguments: ["v_stack", "h_stack", "z_stack"]
  )
  func deep(_ type: String) throws {
    let element =
      String(repeating: #"{"type":"\#(type)","padding":4,"content":["#, count: 120)
      + #"{"type":"text","string_id":"deep"}"# + String(repeating: "]}", count: 120)
    #expect(try Phone(width: 4).picture(element) == "deep")
  }

  @Test("five thousand elements below each other are drawn")
  func long() throws {
    let texts = (0..<5_000).map { #"{"type":"text","string_id":"\#($0)"}"# }
    let screen = try Phone().draw(#"{"type":"v_stack","content":[\#(texts.joined(separator: ","))]}"#)
    #expect(screen.body.grid.size.height == 5_000)
    #expect(screen.body.texts.last?.stringID == "4999")
  }
}
