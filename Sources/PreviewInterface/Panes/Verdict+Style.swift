import LocaleMatching
import TerminalUI

extension Verdict {
  /// The style of its mark and word.
  var style: CellStyle {
    switch outcome {
    case .none: Theme.bad
    case _ where isSilentFallback: Theme.warning
    case .exact, .english, .default: Theme.good
    case .normalized, .language: Theme.folded
    case .first: Theme.warning
    }
  }
}
