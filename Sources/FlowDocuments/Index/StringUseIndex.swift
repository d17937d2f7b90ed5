/// The uses of strings in a view, by the strings that they can show.
package struct StringUseIndex: Sendable {
  /// Every use of a string by an element of a screen, in the order of the file.
  ///
  /// Ids that only a script knows are not among them.
  package let all: [StringUse]

  /// The uses that show nothing as long as only the default localization is there: of none of their candidates
  /// has it a text.
  ///
  /// What a localization lacks is always among these, since the default fills its gaps.
  let missingInDefault: [StringUse]

  private let defined: StringIDs
  private let byCandidate: [String: [Int]]
  private let byProductSuffix: [String: [Int]]

  /// No uses.
  init() {
    (all, missingInDefault, defined, byCandidate, byProductSuffix) = ([], [], StringIDs(), [:], [:])
  }

  /// Orders the uses of a view.
  init(_ uses: [StringUse], of view: FlowView, defined: StringIDs) {
    all = uses
    self.defined = defined
    let fallback = view.defaultLocalization
    missingInDefault = uses.filter { use in
      !use.candidates.contains { fallback?.string($0) != nil }
    }
    var byCandidate: [String: [Int]] = [:]
    var byProductSuffix: [String: [Int]] = [:]
    for (place, use) in uses.enumerated() {
      for id in use.candidates where byCandidate[id]?.last != place {
        byCandidate[id, default: []].append(place)
      }
      if let suffix = use.productSuffix { byProductSuffix[suffix, default: []].append(place) }
    }
    self.byCandidate = byCandidate
    self.byProductSuffix = byProductSuffix
  }

  /// The uses that can show a string, in the order of the file.
  ///
  /// A product's text counts with every id that it may be looked up by once products are loaded or another one
  /// is selected.
  package func showing(_ id: String) -> [StringUse] {
    var places = byCandidate[id] ?? []
    let filed = ProductStringID.suffixes(of: id).flatMap { byProductSuffix[$0] ?? [] }
    if !filed.isEmpty { places = Set(places + filed).sorted() }
    return places.map { all[$0] }
  }

  /// The uses that look a string up as they stand in the file, whatever products are loaded or selected.
  package func naming(_ id: String) -> [StringUse] {
    (byCandidate[id] ?? []).map { all[$0] }
  }

  /// The screens that can show a string, in the order of the file; of one that no localization defines, those
  /// that name it.
  package func screens(showing id: String) -> [String] {
    var seen: Set<String> = []
    return (defined.contains(id) ? showing(id) : naming(id)).map(\.screen).filter { seen.insert($0).inserted }
  }
}
