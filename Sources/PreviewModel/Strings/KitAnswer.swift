package import LocaleMatching

/// What a stored language gets of Global IM UIKit, and what to store where that is not what was asked for.
package struct KitAnswer: Sendable {
  /// Which folder serves, and why.
  package let resolution: KitResolution

  /// What the same request gets in the other ways to choose.
  package let otherRules: [KitResolution]

  /// The folders that are close to a stored language that has none, the closest first.
  package let nearMisses: [NearMiss]

  /// The language to store instead; nil when the stored one is right already or no folder is near.
  package let suggestion: LocaleCode?

  /// Asks a matcher.
  package init(_ matcher: KitMatcher, _ request: KitRequest) {
    resolution = matcher.resolve(request)
    otherRules = KitRule.allCases.filter { $0 != request.rule }.map { rule in
      matcher.resolve(KitRequest(rule: rule, stored: request.stored, languages: request.languages))
    }
    let missed = resolution.verdict.hasMissed ? request.stored : nil
    let folders = LocaleMatcher(
      list: LocalizationList(available: matcher.folders.map(\.language), declaredDefault: nil),
      rule: .imKit
    )
    nearMisses = missed.map { folders.nearMisses(of: $0) } ?? []
    suggestion = missed.flatMap { folders.codeToPass(for: $0) }
  }
}
