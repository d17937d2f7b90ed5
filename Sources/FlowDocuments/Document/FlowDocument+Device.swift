extension FlowDocument {
  /// The same document for another device: a flow of format 11 shows the layout that is for it.
  package func suited(to conditions: DeviceConditions) -> FlowDocument {
    replacingVariations { $0.suited(to: conditions) }
  }
}

extension Variation {
  /// The same variation with the layout for another device; a variation of one layout stays as it is.
  func suited(to conditions: DeviceConditions) -> Variation {
    guard let layouts else { return self }
    var variation = self
    let (id, source) = layouts.view(for: conditions)
    variation.view = source
    variation.layoutID = id
    return variation
  }
}
