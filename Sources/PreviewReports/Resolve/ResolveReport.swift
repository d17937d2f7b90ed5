package import FlowDocuments
import LocaleMatching
package import PreviewModel
import StringTables
import TerminalUI

/// What a question gets, and why: the explanation of an answer as text and as JSON.
package struct ResolveReport: Report {
  private let explanation: Explanation?

  /// How the app comes to the code; nil where it does not read it from its own strings.
  private let passage: CodePassage?

  /// Tells an answer.
  package init(_ explanation: Explanation) {
    self.explanation = explanation
    passage = explanation.passage
  }

  /// Tells which code an app passes, where there is no flow that would match it.
  package init(_ passage: CodePassage) {
    explanation = nil
    self.passage = passage
  }

  package func lines(_ style: ReportStyle) -> [String] {
    let passing = passage?.lines(style) ?? []
    guard let explanation else { return passing }
    return (passing.isEmpty ? [] : passing + [""]) + explanation.lines(style)
  }

  package var json: JSONValue {
    let members = explanation?.jsonMembers ?? passage?.rows.first?.jsonMembers ?? []
    return passage?.json(around: members) ?? .object(JSONObject(members))
  }
}
