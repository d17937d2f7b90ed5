import FlowDocuments
import LocaleMatching
import PaywallRendering
import Testing
import TerminalUI

@Suite("Pagers")
struct PagerTests {
  private static func pager(_ members: String = "", pages: [String] = ["Fast", "Safe", "Quiet"]) -> String {
    let content = pages.map { #"{"type":"text","string_id":"\#($0)"}"# }.joined(separator: ",")
    return #"{"type":"pager",\#(members)"content":[\#(content)]}"#
  }

  private static let stacked = #""page_control":{},"#
  private static let place = JSONPointer.root.appending("screens").appending("main").appending("content")

  private func turned(to page: Int) -> FlowState {
    FlowState(pages: [Self.place: page])
  }

  @Test("one page is seen: the first, the one it was turned to, or the one that the script names")
  func page() throws {
    #expect(try Phone(width: 5).picture(Self.pager()) == "Fast")
    #expect(try Phone(width: 5, state: turned(to: 1)).picture(Self.pager()) == "Safe")
    let bound = Self.pager(#""page_index":{"var":"page"},"#)
    let script = FlowState(values: [Binding("page"): .number(2)], isScripted: true)
    #expect(try Phone(width: 5, state: script).picture(bound) == "Quiet")
    #expect(try Phone(width: 5, state: turned(to: 99)).picture(Self.pager()) == "Quiet")
    #expect(try Phone(width: 5, state: turned(to: -1)).picture(Self.pager()) == "Fast")
    #expect(try Phone(width: 5).picture(Self.pager(pages: [])) == "")
  }

  @Test("a pager of one page has no dots")
  func onePage() throws {
    #expect(try Phone(width: 5).picture(Self.pager(Self.stacked, pages: ["Fast"])) == "Fast")
  }

  @Test(
    "dots stand below, above or on the edge, and are a number where they are many",
    arguments: [
      (
        "", ["Fast", "Safe"],
        """
         Fast
        """
      ),
      (
        stacked, ["Fast", "Safe"],
        """
         Fast

          ● ○
        """
      ),
      (
        #""page_control":{"v_align":"top","padding":0},"#, ["Fast", "Safe"],
        """
          ● ○
         Fast
        """
      ),
      (
        #""page_control":{"v_align":"center","padding":0},"#, ["Fast", "Safe"],
        """
         Fast
          ● ○
        """
      ),
      (
        #""page_control":{"layout":"overlaid","padding":0},"#, ["Fast", "Safe"],
        """
         Fast
          ● ○
        """
      ),
      (
        #""page_control":{"padding":0},"#, (1...11).map { "Page \($0)" },
        """
        Page 1
         1/11
        """
      ),
    ] as [(String, [String], String)]
  )
  func dots(_ members: String, _ pages: [String], _ expected: String) throws {
    let width = expected.split(separator: "\n").contains { $0.hasPrefix(" Fast") } ? 7 : 6
    let picture = try Phone(width: width).picture(Self.pager(members, pages: pages))
    #expect(picture.trimmingRows == expected.trimmingRows)
  }

  @Test("dots are in the colours of the control")
  func colors() throws {
    let members = ##""page_control":{"color":"#FF0000","selected_color":"#00FF00","padding":0},"##
    let grid = try Phone(width: 5).draw(
      ##"{"type":"box","decorator":{"background":"#000000"},"content":\##(Self.pager(members))}"##
    ).body.grid
    #expect(grid[0, 1].style.foreground == .rgb(0x00FF00))
    #expect(grid[2, 1].style.foreground == .rgb(0xFF0000))
  }

  @Test("from right to left the first page is the one at the right")
  func rightToLeft() throws {
    let picture = try Phone(width: 5, isRightToLeft: true).picture(
      Self.pager(#""page_control":{"padding":0},"#)
    )
    #expect(picture.split(separator: "\n").last == "○ ○ ●")
  }

  @Test(
    "where pages are narrower than the pager, marks tell of the neighbours that peek",
    arguments: [(0, " Fast ›"), (1, "‹ Safe ›"), (2, "‹ Quiet")]
  )
  func peeking(_ page: Int, _ expected: String) throws {
    let pager = Self.pager(#""page_width":{"parent":0.8},"#)
    let picture = try Phone(width: 12, state: turned(to: page)).picture(pager)
    #expect(picture.split(separator: " ") == expected.split(separator: " "))
    let mirrored = try Phone(width: 12, isRightToLeft: true, state: turned(to: page)).picture(pager)
    #expect(mirrored.split(separator: " ") == expected.split(separator: " ").reversed().map(Self.turnedRound))
  }

  private static func turnedRound(_ part: Substring) -> Substring {
    part == "›" ? "‹" : part == "‹" ? "›" : part
  }

  @Test("every page has the room of the tallest, so that nothing below it moves")
  func height() throws {
    let content = #"""
      {"type":"v_stack","content":[\#(Self.pager(pages: ["Fast", "A longer page"])),{"type":"text","string_id":"Buy"}]}
      """#
    for page in [0, 1] {
      let pointer = Self.place.appending("content").appending(0)
      let screen = try Phone(width: 8, state: FlowState(pages: [pointer: page])).draw(content)
      #expect(screen.body.texts.first { $0.stringID == "Buy" }?.frame.minY == 2)
    }
  }

  @Test("what stands on other pages is told, and that the phone turns them by itself")
  func findings() throws {
    let screen = try Phone(width: 9).draw(Self.pager(#""animation":{},"#))
    #expect(screen.checks == ["hidden-content", "turning-pager"])
    #expect(
      screen.diagnostics.first?.message == "the pager shows page 1 of 3; others hold “Safe”, “Quiet”"
    )
    #expect(screen.body.texts.map(\.stringID) == ["Fast"])
    let pager = try #require(screen.body.pagers.first)
    #expect((pager.page, pager.count, pager.pointer) == (0, 3, Self.place))
  }

  @Test("a page keeps its padding")
  func padding() throws {
    let picture = try Phone(width: 12).picture(
      Self.pager(#""page_padding":[0,20,0,20],"#, pages: ["A", "B"])
    )
    #expect(picture.split(separator: "\n").first?.hasSuffix("A") == true)
  }
}

extension String {
  /// The same without blank rows.
  fileprivate var trimmingRows: [Substring] { split(separator: "\n") }
}
