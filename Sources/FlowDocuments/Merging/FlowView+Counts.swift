extension FlowView {
  /// How complete a merged localization is.
  package func counts(of localization: MergedLocalization) -> StringCounts {
    StringCounts(
      own: localization.strings.ownCount,
      merged: localization.strings.count - localization.strings.ownCount - localization.strings.emptyCount,
      empty: localization.strings.emptyCount,
      missing: missingStrings(in: localization).count
    )
  }

  /// The strings that screens use and that a merged localization lacks, in the order of the file.
  ///
  /// A product's text is missing only when none of the ids that the SDK would look up is there; it is
  /// then named by the first of them.
  package func missingStrings(in localization: MergedLocalization) -> [StringUse] {
    // What the default has nobody lacks, but who is shown nothing at all.
    let isFilled = localization.id != nil && localization.defaultID == defaultLocalization?.id
    let uses = isFilled ? index.uses.missingInDefault : stringUses
    var seen: Set<String> = []
    return uses.filter { use in
      guard let first = use.candidates.first, !first.isEmpty else { return false }
      return !use.candidates.contains { localization.strings[$0] != nil } && seen.insert(first).inserted
    }
  }
}
