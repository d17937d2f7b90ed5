extension MatchingRule {
  /// Decides for one code.
  func match(_ requested: LocaleCode?, on platform: Platform, with lookup: inout Lookup) -> Verdict {
    switch self {
    case .flow, .appStrings:
      FlowRule(platform: platform).match(requested, with: &lookup)
    case .flowAndroid400:
      FlowAndroid400Rule().match(requested, with: &lookup)
    case .onboarding:
      ServerRule(owner: "onboarding", trimsOn: platform).match(requested, with: &lookup)
    case .paywall:
      ServerRule(owner: "paywall", trimsOn: platform).match(requested, with: &lookup)
    case .cdn:
      CDNRule(platform: platform).match(requested, with: &lookup)
    case .remoteConfig:
      RemoteConfigRule().match(requested, with: &lookup)
    case .flowNormalized:
      ServerRule(owner: "flow", trimsOn: platform).match(requested, with: &lookup)
    case .imKit:
      IMKitRule().match(requested, with: &lookup)
    }
  }
}
