/// A question that pages, comments and code answer differently, and what the SDK does.
package struct Disagreement: Hashable, Sendable {
  /// One of the answers.
  package struct Reading: Hashable, Sendable {
    /// Who says so.
    package let source: String

    /// What they say, as a phrase.
    package let claim: String

    /// What a code would get if it were so; nil where that cannot be told.
    package let verdict: Verdict?
  }

  /// The question, as a heading.
  package let topic: String

  /// What is said against the SDK.
  package let other: Reading

  /// What the SDK does.
  package let followed: Reading

  /// Whether it is about the code that was asked for at all.
  let isAboutCode: Bool

  init(topic: String, other: Reading, followed: Reading, isAboutCode: Bool = true) {
    self.topic = topic
    self.other = other
    self.followed = followed
    self.isAboutCode = isAboutCode
  }

  /// Whether the two give the code that was asked for different localizations.
  package var matters: Bool {
    guard isAboutCode, let other = other.verdict, let followed = followed.verdict else { return false }
    return other.localization != followed.localization
  }
}

extension Disagreement {
  /// All that is known, with what the code of an app gets by each reading; nil is a code left out.
  package static func all(for requested: LocaleCode?, _ matcher: LocaleMatcher) -> [Disagreement] {
    func verdict(_ rule: MatchingRule, _ code: LocaleCode?) -> Verdict {
      matcher.deciding(by: rule).verdict(for: code)
    }
    return [
      Disagreement(
        topic: "How a flow matches a code",
        other: Reading(
          source: "French page, page for Unity (older revisions)",
          claim: "case and “_” are folded, then the part before the first hyphen",
          verdict: verdict(.flowNormalized, requested)
        ),
        followed: Reading(
          source: "Spanish and Vietnamese pages, code",
          claim: "character by character",
          verdict: verdict(.flow, requested)
        )
      ),
      Disagreement(
        topic: "Whether lower case and hyphens are enough",
        other: Reading(
          source: "documentation",
          claim: "turn the code into lower case with hyphens, and it matches",
          verdict: requested.map { verdict(.flow, plain($0)) }
        ),
        followed: Reading(
          source: "code",
          claim: "not for Apple's zh-Hans, which Adapty calls zh, nor for old codes and regions",
          verdict: requested.flatMap { matcher.deciding(by: .flow).codeToPass(for: $0) }
            .map { verdict(.flow, $0) } ?? requested.map { verdict(.flow, plain($0)) }
        )
      ),
      Disagreement(
        topic: "What a code left out means",
        other: Reading(
          source: "comment in Android 4.0.0",
          claim: "the default of the flow",
          verdict: verdict(.flowAndroid400, nil)
        ),
        followed: Reading(
          source: "iOS, Android 4.0.1 and later",
          claim: "“en”, and the default only where there is no “en”",
          verdict: verdict(.flow, nil)
        ),
        isAboutCode: requested == nil
      ),
      Disagreement(
        topic: "Whether the device's language counts",
        other: Reading(
          source: "page for Unity, and what many developers expect",
          claim: "without a code the language of the device is taken",
          verdict: nil
        ),
        followed: Reading(
          source: "every other page, code",
          claim: "the device is never asked; only a script can read its language",
          verdict: verdict(.flow, nil)
        )
      ),
      Disagreement(
        topic: "Where the server's rule ends",
        other: Reading(
          source: "older pages, notes for React Native and Kotlin Multiplatform",
          claim: "at “en”",
          verdict: serverVerdict(requested, endingAtEnglishIn: matcher)
        ),
        followed: Reading(
          source: "current pages",
          claim: "at the default; only the fallback path ends at “en”",
          verdict: verdict(.paywall, requested)
        )
      ),
      Disagreement(
        topic: "What no right-to-left flag means",
        other: Reading(source: "schema", claim: "left to right", verdict: nil),
        followed: Reading(
          source: "code",
          claim: "on iOS the flag of the default, on Android left to right",
          verdict: nil
        )
      ),
      Disagreement(
        topic: "What a tag without a value shows",
        other: Reading(source: "documentation", claim: "the tag as code, <USERNAME/>", verdict: nil),
        followed: Reading(
          source: "code",
          claim: "the fallback of the text; without one iOS shows nothing, Android the text without the tag",
          verdict: nil
        )
      ),
    ]
  }

  /// A code as the documentation asks for it: lower case, hyphens, nothing behind `@` or `-u-`.
  private static func plain(_ code: LocaleCode) -> LocaleCode {
    LocaleCode(LanguageTag.subtags(of: code).joined(separator: "-"))
  }

  /// The server's rule as older pages end it.
  private static func serverVerdict(_ code: LocaleCode?, endingAtEnglishIn matcher: LocaleMatcher) -> Verdict
  {
    let verdict = matcher.deciding(by: .paywall).verdict(for: code)
    guard verdict.outcome == .default else { return verdict }
    let english = matcher.deciding(by: .paywall).verdict(for: .english)
    return english.outcome == .default ? verdict : english
  }
}
