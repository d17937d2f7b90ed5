import LocaleMatching

/// What came of a question, in one line.
package struct Headline: Hashable, Sendable {
  /// How good it is.
  package enum Tone: Sendable {
    /// Users get what was asked for.
    case good
    /// They get something else.
    case warning
    /// They get nothing.
    case bad
  }

  /// One character for the outcome, as `Verdict.mark` has it, or `✗` where every key is shown as it is.
  package let mark: String

  /// What was asked for and what came of it; it may hold text from anywhere.
  package let sentence: String

  /// Mark and sentence.
  package var text: String { "\(mark) \(sentence)" }

  /// How good it is.
  package var tone: Tone {
    switch mark {
    case "=", "~": .good
    case "!": .warning
    default: .bad
    }
  }
}

extension Preview {
  /// What came of the code.
  package var headline: Headline { Headline(mark: resolution.verdict.mark, sentence: resolution.sentence) }
}

extension KitPreview {
  /// What came of the request, with why no text at all is shown where that is so.
  package var headline: Headline {
    unusable == nil && resolution.hasTable
      ? Headline(mark: resolution.verdict.mark, sentence: resolution.sentence)
      : Headline(
        mark: "✗",
        sentence: unusable == nil
          ? resolution.sentence : "\(resolution.sentence), which does not parse: every key is shown as it is"
      )
  }
}
