import LocaleMatching

extension Verdict {
  /// The outcome in a word or two.
  package var word: String {
    switch outcome {
    case .none: "nothing to show"
    case _ where isSilentFallback: "silent fallback"
    case .exact: "exact match"
    case .normalized: "normalized match"
    case .language: "language match"
    case .english: "the fixed “en”"
    case .default: "the default"
    case .first: "the first entry"
    }
  }

  /// The outcome in a sentence's end, with what a silent fallback fell back to.
  package var words: String {
    switch outcome {
    case .none: "every text stays blank"
    case .english where isSilentFallback: "silent fallback to en"
    case .default where isSilentFallback: "silent fallback to the default"
    case .first where isSilentFallback: "silent fallback to the first entry"
    default: word
    }
  }

  /// One character for the outcome, for eyes that run down a column.
  ///
  /// `=` what was asked for, `!` something else and nobody is told, `~` found only by a server's folding,
  /// `∅` nothing.
  package var mark: String {
    switch outcome {
    case .none: "∅"
    case _ where isSilentFallback: "!"
    case .exact, .english, .default: "="
    case .normalized, .language: "~"
    case .first: "!"
    }
  }
}
