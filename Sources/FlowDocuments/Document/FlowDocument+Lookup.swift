extension FlowDocument {
  /// A variation together with the placement that it stands in.
  package struct Entry: Sendable {
    /// The placement.
    package let placement: Placement

    /// The variation.
    package let variation: Variation

    /// Creates an entry.
    package init(placement: Placement, variation: Variation) {
      self.placement = placement
      self.variation = variation
    }

    /// Whether it is what an id stands for: the id of its placement, variation, flow, paywall, onboarding or
    /// view.
    package func isNamed(_ id: String) -> Bool {
      placement.id == id || variation.identifiers.contains(id)
    }

    /// Whether there is something to look at: a view, remote configs, or a rule that decides elsewhere.
    package var isOpenable: Bool {
      if outline != nil || !variation.remoteConfigs.isEmpty { return true }
      switch variation.kind {
      case .onboarding, .codes: return true
      case .flow, .paywall, .view: return false
      }
    }

    /// The outline of its view; nil when there is nothing to draw.
    package var outline: ViewOutline? {
      if case .present(let outline) = variation.view { outline } else { nil }
    }
  }

  /// Every variation with its placement, in file order.
  package var entries: [Entry] {
    placements.flatMap { placement in
      placement.variations.map { Entry(placement: placement, variation: $0) }
    }
  }

  /// The variations that a placement, variation, flow, paywall, onboarding or view id stands for.
  package func entries(for id: String) -> [Entry] {
    entries.filter { $0.isNamed(id) }
  }
}
