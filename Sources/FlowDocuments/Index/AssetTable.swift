/// The assets of one level of a view, by id, with what follows from all of them together.
package struct AssetTable: Sendable {
  /// The assets.
  package let byID: [String: Asset]

  /// Whether the id of one ends in `@dark`.
  let hasDark: Bool

  /// The ids of colours and gradients.
  let colorIDs: [String]

  /// Makes a table of assets.
  package init(_ byID: [String: Asset]) {
    self.byID = byID
    hasDark = byID.keys.contains { $0.hasSuffix("@dark") }
    colorIDs = byID.compactMap { id, asset in
      switch asset {
      case .color, .gradient: id
      case .font, .image, .video, .other: nil
      }
    }
  }

  /// The asset of an id.
  package subscript(id: String) -> Asset? { byID[id] }
}

extension AssetTable: ExpressibleByDictionaryLiteral {
  /// A table that stands in the program's own text; of two assets with one id the first counts.
  package init(dictionaryLiteral assets: (String, Asset)...) {
    self.init(Dictionary(assets) { first, _ in first })
  }
}
