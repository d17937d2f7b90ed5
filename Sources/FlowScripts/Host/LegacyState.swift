/// All that the script knows which the SDK writes for a view of 4.x.
struct LegacyState: Hashable, Sendable {
  /// The product selected in each group.
  var selectedProducts: [String: String]

  /// The index that each section shows.
  var sectionIndexes: [String: Int]
}
