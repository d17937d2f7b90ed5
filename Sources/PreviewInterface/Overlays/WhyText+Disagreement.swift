import LocaleMatching
import PreviewModel

extension WhyText {
  /// A question that is answered differently, with what the code gets by each answer.
  mutating func tell(_ disagreement: Disagreement) {
    heading(disagreement.topic)
    item("✗", disagreement.other.words)
    item("✓", disagreement.followed.words, style: Theme.good)
  }
}
