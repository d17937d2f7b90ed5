package import FlowDocuments

// The choices that a state makes, each in one place.
extension VisibleElements {
  /// Whether a button has its selected look.
  func holds(_ condition: ButtonElement.Condition?) -> Bool {
    switch condition {
    case .product(let id, let group): state.selectedProducts[group] == id
    case .section(let id, let index): state.sectionIndex(id) == index
    case .binding(let binding): state.isTrue(binding)
    case nil: false
    }
  }

  /// Whether a switch is on: its section shows the index that means so.
  package func isOn(_ toggle: ToggleElement) -> Bool {
    guard let section = toggle.section else { return state.isTrue(toggle.binding) }
    return state.sectionIndex(section.id) == section.onIndex
  }

  /// The index of a section; nil where the script answers with no number, which stops the app on iOS.
  func index(of section: SectionElement) -> Int? {
    guard let binding = section.binding else {
      return section.id.flatMap { state.sectionIndexes[$0] } ?? section.startIndex
    }
    return Int(exactly: state.number(binding).rounded(.towardZero))
  }

  /// Whether conditions about sizes hold.
  ///
  /// Inferred: what is available is what is offered. For `flex` it is, from code; the others measure themselves
  /// after they were drawn, and nothing is drawn wider than it is offered.
  func holds(_ conditions: [SizeCondition], in place: VisiblePlace) -> Bool {
    conditions.allSatisfy { condition in
      switch condition {
      case .range(.screenWidth, let range): range.contains(lengths.device.width)
      case .range(.availableWidth, let range): range.contains(place.availableWidth)
      case .range(.screenHeight, let range), .range(.availableHeight, let range):
        range.contains(lengths.device.height)
      case .isLandscape(let isLandscape): isLandscape == lengths.device.isLandscape
      case .never: false
      }
    }
  }

  /// The one of two directions that the room asks for.
  func direction<Layout>(of flexible: Flexible<Layout>, in place: VisiblePlace) -> Layout {
    holds(flexible.conditions, in: place) ? flexible.written : flexible.other
  }

  /// What becomes of the use of a template.
  enum TemplateUse {
    case drawn(Element, VisiblePlace)
    case unknown
    case insideItself
  }

  /// The template that an element draws.
  func template(_ use: TemplateElement, in place: VisiblePlace) -> TemplateUse {
    guard let template = templates[use.name] else { return .unknown }
    guard !place.openTemplates.contains(where: { $0.name == use.name }) else { return .insideItself }
    var inner = place
    inner.openTemplates.append(use)
    return .drawn(template, inner)
  }
}

extension FlowState {
  /// The index that the sections of an id show.
  fileprivate func sectionIndex(_ id: String) -> Int { sectionIndexes[id] ?? 0 }
}
