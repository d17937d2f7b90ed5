package import LocaleMatching

extension FlowDocument {
  /// A list of codes that a person named, as a document with nothing to draw.
  package static func codes(_ list: LocalizationList) -> FlowDocument {
    let name = list.available.map(\.rawValue).joined(separator: ", ")
    let variation = Variation(
      id: name,
      name: name,
      kind: .codes,
      identifiers: [],
      weight: nil,
      products: [],
      remoteConfigs: [],
      view: .absent(reason: "a list of codes"),
      builderLocale: nil
    )
    let placement = Placement(id: name, audienceName: nil, variations: [variation.naming(list)])
    return FlowDocument(name: name, format: .codes, placements: [placement], diagnostics: [])
  }

  /// The same document, with localizations that a person named for the onboardings in it; nil for none.
  ///
  /// No file holds the localizations of an onboarding, which is a page on Adapty's server.
  package func naming(_ list: LocalizationList?) -> FlowDocument {
    replacingVariations { $0.kind == .onboarding ? $0.naming(list) : $0 }
  }

  /// The same document with each variation changed.
  func replacingVariations(_ change: (Variation) -> Variation) -> FlowDocument {
    FlowDocument(
      name: name,
      format: format,
      placements: placements.map { placement in
        Placement(
          id: placement.id,
          audienceName: placement.audienceName,
          variations: placement.variations.map(change)
        )
      },
      diagnostics: diagnostics
    )
  }
}

extension Variation {
  fileprivate func naming(_ list: LocalizationList?) -> Variation {
    var variation = self
    variation.namedLocalizations = list
    return variation
  }
}
