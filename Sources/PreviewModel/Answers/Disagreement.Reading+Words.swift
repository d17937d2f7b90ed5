package import LocaleMatching
import TerminalUI

extension Disagreement.Reading {
  /// Who says what, and what the code would get.
  package var words: String {
    let gets = verdict.map { "  → \($0.localization?.rawValue.drawable ?? "nothing")" } ?? ""
    return "\(source): \(claim)\(gets)"
  }
}
