import LocaleMatching
import PreviewModel
import TerminalUI

/// Lines of text of a width, as they are put together.
struct WhyText {
  /// The lines so far.
  private(set) var lines: [StyledLine] = []

  private let width: Int
  private let breaker = LineBreaker()

  /// What was wrapped for another text, and what was for this one.
  private let earlier: WrappedText
  private(set) var wrapped = WrappedText()

  /// Starts a text of this many columns; what was wrapped alike for an earlier one is not wrapped again.
  init(width: Int, reusing earlier: WrappedText = WrappedText()) {
    self.width = max(1, width)
    self.earlier = earlier
  }

  /// An empty line.
  mutating func gap() {
    lines.append(StyledLine(""))
  }

  /// The head of what follows.
  mutating func heading(_ text: String) {
    wrap(text, Theme.heading, indent: 0)
  }

  /// A line with a mark; what wraps stands under its text.
  mutating func item(_ mark: String, _ text: String, style: CellStyle = Theme.text) {
    wrap(text, Theme.text, first: [StyledRun("\(mark) ", style: style)], indent: 2)
  }

  /// A remark.
  mutating func note(_ text: String) {
    wrap(text, Theme.quiet, indent: 2)
  }

  /// What a string says, on one line.
  mutating func quote(_ text: String) {
    let line = text.onOneLine.truncated(toWidth: max(1, width - 2))
    lines.append(StyledLine("  " + line.isolated, style: Theme.quiet))
  }

  /// A line as it is, broken where it is too long, each time from the column where its text began.
  mutating func literal(_ text: String) {
    let margin = min(text.prefix { $0 == " " }.count, width / 2)
    let runs = [StyledRun(text.dropFirst(margin).description.drawable, style: Theme.text)]
    let room = max(1, width - margin)
    let broken = breaker.lines(of: runs, width: room)
    for line in broken.isEmpty ? [StyledLine("")] : broken {
      lines.append(StyledLine(runs: [StyledRun(String(repeating: " ", count: margin))] + line.runs))
    }
  }

  /// The name of what is selected.
  mutating func selected(_ text: String) {
    wrap(text, Theme.heading, first: [StyledRun("▸ ", style: Theme.heading)], indent: 2)
  }

  /// What a localization says, behind its code; what wraps stands under its text.
  ///
  /// Codes take as many columns as the widest of them, within reason. Each line is a text of its own to what
  /// is around it, whichever way it runs.
  mutating func entry(_ code: String, widest: Int, _ text: String, style: CellStyle) {
    let label = "  " + code.padded(toWidth: min(widest, Self.widestCode)) + "  "
    let indent = min(label.cellWidth, max(2, width / 2))
    let first = StyledRun(label.truncated(toWidth: indent), style: Theme.quiet)
    let margin = StyledRun(String(repeating: " ", count: indent))
    for (index, line) in broken(text, style, indent: indent).enumerated() {
      lines.append(
        StyledLine(runs: [index == 0 ? first : margin] + [StyledRun(line.text.isolated, style: style)])
      )
    }
  }

  private static let widestCode = 10

  private mutating func wrap(_ text: String, _ style: CellStyle, first: [StyledRun] = [], indent: Int) {
    let margin = [StyledRun(String(repeating: " ", count: indent))]
    for (index, line) in broken(text, style, indent: indent).enumerated() {
      lines.append(StyledLine(runs: (index == 0 && !first.isEmpty ? first : margin) + line.runs))
    }
  }

  private mutating func broken(_ text: String, _ style: CellStyle, indent: Int) -> [StyledLine] {
    let source = WrappedText.Source(text: text, style: style, width: max(1, width - indent))
    let lines =
      wrapped[source] ?? earlier[source]
      ?? breaker.lines(of: [StyledRun(text.drawable, style: style)], width: source.width)
    wrapped[source] = lines
    return lines
  }
}

/// Texts that have been broken into lines, by what they were broken for.
///
/// Most of what the reasons say is the same after a key as before it. So the lines are kept from one state to
/// the next, those that were needed in the last one and no others.
struct WrappedText: Sendable {
  /// A text, how it looks, and the columns that it was given.
  struct Source: Hashable, Sendable {
    let text: String
    let style: CellStyle
    let width: Int
  }

  private var lines: [Source: [StyledLine]] = [:]

  /// The lines of a text; nil when it was not needed the last time.
  subscript(source: Source) -> [StyledLine]? {
    get { lines[source] }
    set { lines[source] = newValue }
  }
}

extension WhyText {
  /// A question that is answered differently, with what the code gets by each answer.
  mutating func tell(_ disagreement: Disagreement) {
    heading(disagreement.topic)
    item("✗", disagreement.other.words)
    item("✓", disagreement.followed.words, style: Theme.good)
  }
}
