import FlowScripts
import TerminalUI
import Testing

@testable import PreviewInterface
import PreviewModel

@Suite("How often a key lays out a screen and runs a script")
struct LayoutCountTests {
  /// The program with the focus in a context.
  private static func program(in context: KeyContext) -> CountedProgram {
    let isTable = [.folders, .texts, .reasons, .languagesLine].contains(context)
    var program = CountedProgram(isTable ? ShownTable.library : ShownFlow.library(CountingEngine.flow))
    program.press(keys(to: context))
    return program
  }

  private static func keys(to context: KeyContext) -> [String] {
    switch context {
    case .codeLine: []
    case .lists, .folders: ["Enter"]
    case .paywall, .texts: ["Enter", "Tab"]
    case .why, .reasons: ["Enter", "S-Tab"]
    case .filter: ["Enter", "/"]
    case .search: ["Enter", "Tab", "/"]
    case .chooser: ["Enter", "v"]
    case .rules: ["Enter", "r"]
    case .help: ["Enter", "?"]
    case .question: ["Enter", "Tab", "↓", "Enter"]
    case .field: ["Enter", "Tab", "↓", "↓", "Enter"]
    case .languagesLine: ["Enter", "I"]
    }
  }

  @Test("a key lays out one screen at most and runs the script once at most", arguments: KeyContext.allCases)
  func everyKey(_ context: KeyContext) {
    let program = Self.program(in: context)
    #expect(KeyContext(program.app.state) == context)
    for binding in KeyBindings.bindings(in: context) {
      for key in binding.keys {
        var pressed = program
        let before = program.layouts
        pressed.send([.key(key)])
        let layouts = program.layouts - before
        let starts = pressed.engine.starts - program.engine.starts
        #expect(layouts <= 1 && starts <= 1, "\(key.label): \(layouts) layouts, \(starts) starts")
        if Self.movesOnly(binding.action, in: context) {
          #expect(layouts == 0 && starts == 0, "\(key.label): \(layouts) layouts, \(starts) starts")
        }
      }
    }
  }

  /// Whether an action moves a selection or the focus, scrolls or opens a list, and changes nothing of the screen.
  ///
  /// In the lists of the picker to move is to pass another code.
  private static func movesOnly(_ action: Action, in context: KeyContext) -> Bool {
    let passesCodes: Set<KeyContext> = [.lists, .codeLine, .filter, .languagesLine, .folders]
    switch action {
    case .move: return !passesCodes.contains(context)
    case .closeOverlay, .leaveOverlay: return context != .question
    case .moveCursor, .moveFocus, .moveString, .moveText, .copy, .openHelp, .openRules, .openChooser,
      .openSearch, .editCode, .editLanguages, .editFilter, .clearFilter, .goBack, .redraw, .suspend, .quit:
      return true
    default: return false
    }
  }

  @Test("the wheel scrolls every pane without a layout", arguments: [5, 60, 110])
  func wheel(_ column: Int) {
    var program = CountedProgram(ShownFlow.library())
    program.press(["Enter", "s"])
    let before = program.layouts
    program.send([.mouse(MouseEvent(.scrollDown, at: CellPoint(x: column, y: 10)))])
    #expect(program.layouts == before)
  }

  @Test("typing a filter or a search lays out nothing", arguments: [KeyContext.filter, .search, .field])
  func typing(_ context: KeyContext) {
    var program = Self.program(in: context)
    let before = program.layouts
    program.send(["e", "n"].map { .key(.character($0)) })
    #expect(program.layouts == before)
  }

  @Test("the first frame takes one layout, of the screen that the script has opened")
  func start() {
    #expect(CountedProgram(ShownFlow.library(CountingEngine.flow)).layouts == 1)
  }

  @Test("another language lays out one screen and runs the script once")
  func language() {
    var program = Self.program(in: .codeLine)
    let (layouts, starts) = (program.layouts, program.engine.starts)
    program.press(["d", "e"])
    #expect(program.layouts - layouts == 2)
    #expect(program.engine.starts - starts == 2)
  }

  @Test("a press calls the script once, and runs it anew neither then nor for the answer")
  func press() {
    var program = Self.program(in: .question)
    #expect(program.engine.calls == ["ask"])
    #expect(program.engine.starts == 1)
    program.press(["Enter"])
    #expect(program.engine.starts == 1)
  }
}
