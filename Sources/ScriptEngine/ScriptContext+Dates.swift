internal import CScriptEngine
import FlowDocuments
import FlowScripts

extension ScriptContext {
  /// A date as text, in UTC; empty where it cannot be written.
  ///
  /// From code: with both styles `none` nothing is written.
  func text(of date: DateText) -> String {
    switch date.style {
    case .styles("none", "none"): ""
    case .styles(let day, let time):
      tool("format", [.number("\(date.date)"), .string(date.locale), .string(day), .string(time)])
    case .pattern(let pattern):
      DatePattern(pattern).pieces.map { piece in
        switch piece {
        case .literal(let text): text
        case .number(let part, let digits): part.text(of: date.date, digits: digits)
        case .name(let part, let style):
          tool("name", [.number("\(date.date)"), .string(date.locale), .string(part), .string(style)])
        }
      }.joined()
    }
  }

  private func tool(_ name: String, _ arguments: [JSONValue]) -> String {
    guard let tools, let function = property(name, of: tools) else { return "" }
    return call(function, with: arguments.map { value($0) }).flatMap { text($0) } ?? ""
  }
}
