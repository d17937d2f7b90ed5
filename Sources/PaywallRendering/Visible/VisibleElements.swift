package import FlowDocuments

/// Which elements of a screen are seen in a state on a phone: the one answer to that question.
///
/// The layout asks on its way down, element by element, since what is chosen can depend on the room that is left;
/// whoever wants to know what can be pressed or read asks for all of them at once.
package struct VisibleElements: Sendable {
  /// How far a look at the screen goes.
  package enum Reach: Hashable, Sendable {
    /// What is seen at this moment.
    case seen
    /// What a person gets to see without the flow taking notice: on another phone, or on another page of a pager
    /// whose page nothing holds.
    case byHand
    /// What is seen on any page of every pager.
    case onAnyPage
  }

  let screen: Screen
  let navigator: Navigator?
  let templates: [String: Element]

  /// What the elements of the screen are told.
  package let state: FlowState

  let viewport: Viewport
  let reach: Reach

  /// Looks at a screen of a view in its navigator.
  package init(
    _ screen: Screen,
    in navigator: Navigator?,
    templates: [String: Element],
    state: FlowState,
    on viewport: Viewport,
    reach: Reach = .seen
  ) {
    self.screen = screen
    self.navigator = navigator
    self.templates = templates
    self.state = state
    self.viewport = viewport
    self.reach = reach
  }

  /// Looks at an open screen.
  package init(_ layer: ScreenLayer, on viewport: Viewport, reach: Reach = .seen) {
    self.init(
      layer.screen.screen,
      in: layer.navigator,
      templates: layer.screen.templates,
      state: layer.state,
      on: viewport,
      reach: reach
    )
  }

  /// The lengths of the view on the phone.
  var lengths: LengthResolver { viewport.lengths }

  /// All of them, each before what is inside it, in the order in which they are laid out.
  ///
  /// An element of a template comes as often as the template is drawn. There are as many as are drawn at most, so
  /// that templates inside each other come to an end.
  package var all: [VisibleElement] {
    var budget = ElementBudget()
    var found: [VisibleElement] = []
    for root in roots {
      var waiting = [VisibleElement(element: root.element, place: outermost)]
      while var next = waiting.popLast() {
        guard budget.admits(depth: next.place.depth) else { continue }
        next.place = place(inside: next.element, at: next.place)
        if next.isShown { found.append(next) }
        waiting += inside(next).reversed()
      }
    }
    return found
  }

  /// What is seen in an element whose place is the one inside it, and then what lies behind and above it.
  private func inside(_ outer: VisibleElement) -> [VisibleElement] {
    let element = outer.element
    var inside = contents(of: element, in: outer.place)
    if case .pager = element.kind {
      for index in inside.indices {
        inside[index].pages = [VisiblePage(pager: element.pointer, page: inside[index].index)]
      }
    }
    inside += (element.backgrounds + element.overlays).map {
      VisibleElement(element: $0.content, place: outer.place)
    }
    for index in inside.indices {
      inside[index].isShown = inside[index].isShown && outer.isShown
      inside[index].pages = outer.pages + inside[index].pages
    }
    return inside
  }

  /// Where the parts of a screen stand.
  var outermost: VisiblePlace { VisiblePlace(availableWidth: lengths.drawnWidth) }

  /// Where that stands which is inside an element or lies behind or above it.
  func place(inside element: Element, at place: VisiblePlace) -> VisiblePlace {
    var inner = place
    let properties = element.properties
    let sides =
      lengths.horizontal(properties.padding.leading) + lengths.horizontal(properties.padding.trailing)
    inner.depth += 1
    inner.availableWidth = max(0, place.availableWidth - sides)
    inner.opacity *= min(max(properties.opacity, 0), 1)
    inner.isEnabled = place.isEnabled && state.isTrue(properties.isEnabled, default: true)
    return inner
  }
}
