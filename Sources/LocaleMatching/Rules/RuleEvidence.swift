/// How a rule is known, statement by statement.
package struct RuleEvidence: Hashable, Sendable {
  /// How one statement is known, the surest first.
  package enum Source: String, CaseIterable, Sendable {
    /// A page of the documentation says so.
    case documented
    /// It was read in the source of an SDK.
    case fromCode = "from code"
    /// It follows from the others, and nobody says it.
    case inferred
  }

  /// One thing that is known.
  package struct Statement: Hashable, Sendable {
    /// How it is known.
    package let source: Source

    /// What is known and where it stands, as a phrase without a final full stop.
    package let text: String
  }

  /// The statements, the surest first.
  package let statements: [Statement]

  /// Collects what is known, each as a phrase; nil for nothing.
  package init(documented: String? = nil, fromCode: String? = nil, inferred: String? = nil) {
    let texts: [(Source, String?)] = [
      (.documented, documented), (.fromCode, fromCode), (.inferred, inferred),
    ]
    statements = texts.compactMap { source, text in text.map { Statement(source: source, text: $0) } }
  }

  /// All of it in one line: `documented: …; from code: …`.
  package var sentence: String {
    statements.map { "\($0.source.rawValue): \($0.text)" }.joined(separator: "; ")
  }
}
