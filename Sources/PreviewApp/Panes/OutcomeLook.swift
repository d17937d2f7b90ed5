import LocaleMatching
import TerminalUI

/// How an outcome is shown: a mark, a word and a style.
struct OutcomeLook {
  /// One character.
  let mark: String
  /// A word or two.
  let word: String
  /// The style of both.
  let style: CellStyle

  init(_ verdict: Verdict) {
    switch verdict.outcome {
    case .none: (mark, word, style) = ("∅", "nothing to show", Theme.bad)
    case _ where verdict.isSilentFallback: (mark, word, style) = ("!", "silent fallback", Theme.warning)
    case .exact: (mark, word, style) = ("=", "exact", Theme.good)
    case .english: (mark, word, style) = ("=", "fixed en", Theme.good)
    case .normalized: (mark, word, style) = ("~", "normalized match", Theme.folded)
    case .language: (mark, word, style) = ("~", "language match", Theme.folded)
    case .default: (mark, word, style) = ("=", "default, as asked", Theme.good)
    case .first: (mark, word, style) = ("!", "first entry", Theme.warning)
    }
  }
}
