import FlowDocuments
package import LocaleMatching
package import PreviewModel

/// All texts of all localizations, and the ids, in the form in which they are searched.
///
/// Made once for a view, when something is first searched for.
package struct SearchIndex: Sendable {
  /// The texts of one localization, or the ids.
  fileprivate struct Group {
    let localization: LocaleCode?
    /// The places of its strings among the ids.
    var places: [Int] = []
    /// What is compared, all texts one after the other, and where each of them ends.
    var folded: [UInt32] = []
    var ends: [Int] = []
  }

  /// The strings that are searched.
  let strings: ViewStrings
  private let groups: [Group]

  /// Reads every text of a view.
  package init(_ strings: ViewStrings) {
    self.strings = strings
    var folding = SearchFolding()
    var ids = Group(localization: nil)
    for (index, id) in strings.ids.enumerated() { ids.add(id, index, &folding) }
    var groups = [ids]
    for localization in strings.localizations {
      var group = Group(localization: localization)
      for (place, item) in strings.items(of: localization) {
        group.add(item.value.plainText, place, &folding)
      }
      groups.append(group)
    }
    self.groups = groups
  }

  /// How many strings can be searched.
  package var stringCount: Int { strings.ids.count }

  /// How many localizations can be searched.
  package var localizationCount: Int { groups.count - 1 }

  /// Every text in which a query stands: first those of the localization that is shown, then ids, then those
  /// of the default, then the others in file order.
  ///
  /// With a capital letter in the query case counts. An empty query finds nothing.
  package func hits(for query: String, shown: LocaleCode?) -> [SearchHit] {
    let pattern = SearchPattern(query)
    guard !pattern.isEmpty else { return [] }
    return ordered(shown).flatMap { group in
      group.matches(of: pattern.folded).compactMap { place -> SearchHit? in
        let hit = SearchHit(stringID: strings.ids[place], localization: group.localization)
        return pattern.countsCase && pattern.range(in: text(of: hit)) == nil ? nil : hit
      }
    }
  }

  /// The text that was found: that of the localization, or the id.
  package func text(of hit: SearchHit) -> String {
    guard let code = hit.localization, strings.position(of: code) != nil else { return hit.stringID }
    return strings.text(of: hit.stringID, in: code)?.value.plainText ?? ""
  }

  private func ordered(_ shown: LocaleCode?) -> [Group] {
    func rank(_ group: Group) -> Int {
      switch group.localization {
      case nil: 1
      case shown: 0
      case strings.defaultID: 2
      default: 3
      }
    }
    let ranked = groups.map { (rank($0), $0) }
    return (0...3).flatMap { wanted in ranked.filter { $0.0 == wanted }.map(\.1) }
  }
}

extension SearchIndex.Group {
  fileprivate mutating func add(_ text: String, _ place: Int, _ folding: inout SearchFolding) {
    folding.append(text, to: &folded)
    places.append(place)
    ends.append(folded.count)
  }

  /// The strings whose texts contain a pattern, in order.
  fileprivate func matches(of pattern: [UInt32]) -> [Int] {
    guard let first = pattern.first else { return [] }
    var found: [Int] = []
    folded.withUnsafeBufferPointer { scalars in
      var start = 0
      for (index, end) in ends.enumerated() {
        defer { start = end }
        let last = end - pattern.count
        guard last >= start else { continue }
        for start in start...last where scalars[start] == first {
          if (1..<pattern.count).allSatisfy({ scalars[start + $0] == pattern[$0] }) {
            found.append(places[index])
            break
          }
        }
      }
    }
    return found
  }
}
