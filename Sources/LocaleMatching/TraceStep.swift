/// One step of a decision, in the words of its rule.
package struct TraceStep: Hashable, Sendable {
  /// What a step did; decides the mark it is shown with.
  package enum Kind: String, Sendable {
    /// The code was taken as it is, trimmed, folded, shortened or replaced.
    case prepared

    /// A look-up that found a localization.
    case found

    /// A look-up that found nothing.
    case missed

    /// The step down to the default, to `en` or to the first entry.
    case fellBack

    /// Something worth knowing that decided nothing.
    case note
  }

  /// What the step did.
  package let kind: Kind

  /// The sentence to show, without a final full stop.
  package let text: String

  /// Creates a step.
  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}
