extension FlowView {
  /// How complete a merged localization is.
  package func counts(of localization: MergedLocalization) -> StringCounts {
    var (own, merged, empty) = (0, 0, 0)
    for string in localization.strings.values {
      switch string.origin {
      case .own where string.item.value.isEmpty: empty += 1
      case .own: own += 1
      case .default, .nowhere: merged += 1
      }
    }
    return StringCounts(
      own: own,
      merged: merged,
      empty: empty,
      missing: missingStrings(in: localization).count
    )
  }

  /// The strings that screens use and that a merged localization lacks, in the order of the file.
  ///
  /// A product's text is missing only when none of the ids that the SDK would look up is there; it is
  /// then named by the first of them.
  package func missingStrings(in localization: MergedLocalization) -> [StringUse] {
    var seen: Set<String> = []
    return stringUses.filter { use in
      guard let first = use.candidates.first, !first.isEmpty else { return false }
      return !use.candidates.contains { localization.strings[$0] != nil } && seen.insert(first).inserted
    }
  }
}
