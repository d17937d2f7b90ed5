package import LocaleMatching

/// What the picker tells of a code that phones send.
package struct PhoneRow: Equatable, Sendable {
  /// The code, with where it comes from.
  package let phone: PhoneCode
  /// What it gets.
  package let verdict: Verdict
  /// The code to pass instead; nil where it gets what it asks for, or where nothing is near.
  package let suggestion: LocaleCode?

  /// Creates a row.
  package init(_ phone: PhoneCode, verdict: Verdict, suggestion: LocaleCode? = nil) {
    self.phone = phone
    self.verdict = verdict
    self.suggestion = suggestion
  }

  /// Asks a matcher.
  package init(_ phone: PhoneCode, _ matcher: LocaleMatcher) {
    let verdict = matcher.verdict(for: phone.code)
    self.init(
      phone,
      verdict: verdict,
      suggestion: verdict.hasMissed ? matcher.codeToPass(for: phone) : nil
    )
  }

  /// The groups in which the codes are listed, those first that a person can do something about.
  package enum Group: String, CaseIterable {
    /// Misses a localization that another code would get.
    case near
    /// Misses, and there is no localization of the language.
    case fallback = "default"
    /// Gets what it asks for.
    case match

    /// A word for the head of the group.
    package var title: String { rawValue }
  }

  /// Its group.
  package var group: Group {
    guard verdict.hasMissed else { return .match }
    return suggestion == nil ? .fallback : .near
  }
}
