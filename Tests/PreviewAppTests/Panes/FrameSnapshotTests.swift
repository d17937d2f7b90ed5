import Foundation
import LocaleMatching
import TerminalUI
import Testing

@testable import PreviewInterface

/// Whole frames, compared with what was drawn before.
///
/// Run with `UPDATE_SNAPSHOTS=1` in the environment to record them anew; look at the difference before
/// committing it.
@Suite("Frames as pictures")
struct FrameSnapshotTests {
  @Test(
    "looks as recorded",
    arguments: ["en", "pt_BR", "pt-br", "ar", "ja", "th"] as [LocaleCode],
    ["80x24", "120x40", "200x60", "59x20", "20x5", "10x3"]
  )
  func frame(_ code: LocaleCode, size: String) throws {
    let numbers = size.split(separator: "x").compactMap { Int($0) }
    let script = KeyScript(ShownFlow.library(), numbers[0], numbers[1], locale: code)
    try compare(script.frame.picture, "\(code.rawValue)@\(size)")
  }

  @Test(
    "what lies over the panes looks as recorded",
    arguments: [("rules", ["Enter", "r"]), ("help", ["Enter", "?"]), ("chooser", ["Enter", "v"])],
    [(80, 24), (20, 5)]
  )
  func overlay(_ overlay: (name: String, keys: [String]), size: (Int, Int)) throws {
    var script = KeyScript(ShownFlow.library(), size.0, size.1)
    script.send(overlay.keys.map { .key(Key(named: $0)) })
    try compare(script.frame.picture, "\(overlay.name)@\(size.0)x\(size.1)")
  }

  @Test(
    "a selected text and its reasons look as recorded",
    arguments: ["en", "ar", "ja", "th"] as [LocaleCode],
    ["80x24", "120x40", "200x60"]
  )
  func selection(_ code: LocaleCode, size: String) throws {
    let numbers = size.split(separator: "x").compactMap { Int($0) }
    var script = KeyScript(ShownFlow.library(), numbers[0], numbers[1], locale: code)
    script.press("Enter", "Tab", "↓", "↓")
    try compare(script.frame.picture, "selection-\(code.rawValue)@\(size)")
  }

  @Test(
    "the search looks as recorded",
    arguments: [("en", "all"), ("ar", "كل"), ("ja", "全コ"), ("th", "ทุก")],
    ["80x24", "120x40", "200x60"]
  )
  func search(_ search: (code: String, query: String), size: String) throws {
    let numbers = size.split(separator: "x").compactMap { Int($0) }
    var script = KeyScript(ShownFlow.library(), numbers[0], numbers[1])
    script.press("Enter", "Tab", "/")
    script.type(search.query)
    try compare(script.frame.picture, "search-\(search.code)@\(size)")
  }

  @Test(
    "the reasons take a place of their own where three panes do not fit",
    arguments: [(80, 24), (59, 20)]
  )
  func why(_ size: (Int, Int)) throws {
    var script = KeyScript(ShownFlow.library(), size.0, size.1, locale: "pt_BR")
    script.press("S-Tab")
    try compare(script.frame.picture, "why@\(size.0)x\(size.1)")
  }

  @Test(
    "a table of strings looks as recorded",
    arguments: ["en", "ar", "zh_CN"] as [LocaleCode],
    ["80x24", "120x40", "200x60"]
  )
  func table(_ stored: LocaleCode, size: String) throws {
    let numbers = size.split(separator: "x").compactMap { Int($0) }
    let script = KeyScript(ShownTable.library, numbers[0], numbers[1], locale: stored)
    try compare(script.frame.picture, "table-\(stored.rawValue)@\(size)")
  }

  private func compare(_ picture: String, _ name: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "__Snapshots__/\(name).txt"
    )
    let text = picture + "\n"
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(text.utf8.elementsEqual(recorded.utf8), "\(name)\n\(text)")
  }
}
