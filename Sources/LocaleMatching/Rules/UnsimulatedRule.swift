/// A matching rule that is known to exist and not how it decides, so that nothing simulates it.
package struct UnsimulatedRule: Hashable, Sendable {
  /// A few words for a menu.
  package let title: String

  /// The SDK versions that it holds for.
  package let versions: String

  /// What is known of it and what is not, in one paragraph.
  package let summary: String

  /// All of them.
  package static let all = [
    UnsimulatedRule(
      title: "list of preferred locales",
      versions: "iOS 4.5 and later",
      summary: """
        The flow is given a list of preferred locales and a strategy for matching them instead of one code. \
        The release notes name both and explain neither, and the source is not public: not simulated.
        """
    )
  ]
}
