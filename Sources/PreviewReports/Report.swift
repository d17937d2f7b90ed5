package import FlowDocuments
import PreviewModel
package import TerminalUI

/// Something to print, for people and for programs.
package protocol Report {
  /// The lines for people, safe to print.
  func lines(_ style: ReportStyle) -> [String]

  /// The same for programs.
  var json: JSONValue { get }
}

/// How the text of a report may look.
package struct ReportStyle {
  /// The colors that may be used; nil where not even bold is wanted.
  let depth: ColorDepth?

  /// Creates a style.
  package init(depth: ColorDepth?) {
    self.depth = depth
  }

  /// Text that is less important.
  func dim(_ text: String) -> String { styled(text, CellStyle(attributes: .dim)) }

  /// A heading.
  func bold(_ text: String) -> String { styled(text, CellStyle(attributes: .bold)) }

  /// Something as it should be.
  func good(_ text: String) -> String { styled(text, CellStyle(foreground: .ansi(2))) }

  /// Something to look at.
  func warning(_ text: String) -> String { styled(text, CellStyle(foreground: .ansi(3))) }

  /// Something that is wrong.
  func bad(_ text: String) -> String { styled(text, CellStyle(foreground: .ansi(1))) }

  /// What came of a question, with more behind it, in the color of how good it is.
  func text(of headline: Headline, _ more: String = "") -> String {
    switch headline.tone {
    case .good: good(headline.text + more)
    case .warning: warning(headline.text + more)
    case .bad: bad(headline.text + more)
    }
  }

  /// The text of a grid.
  func text(of grid: CellGrid) -> String {
    depth.map { grid.styledText(depth: $0) } ?? grid.picture
  }

  private func styled(_ text: String, _ style: CellStyle) -> String {
    guard depth != nil else { return text.drawable }
    var grid = CellGrid(size: CellSize(width: text.cellWidth, height: 1))
    grid.write(text, at: .zero, style: style)
    return self.text(of: grid)
  }
}
