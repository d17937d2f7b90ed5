extension FlowView {
  /// Whether anything looks different in dark mode: whether an asset's id ends in `@dark`.
  package var hasDarkAssets: Bool {
    let ids = [assets] + localizations.map(\.assets)
    return ids.contains { $0.keys.contains { $0.hasSuffix("@dark") } }
  }
}
