package import FlowDocuments
package import PaywallRendering

extension FlowStage.Layer {
  /// What a person can do something to who sees the screen on a phone, in the order in which it is laid out.
  ///
  /// `pages` are those that pagers were turned to of which the flow knows nothing, by the places of the pagers.
  package func controls(
    in view: FlowView,
    on viewport: Viewport,
    turnedTo pages: [JSONPointer: Int] = [:],
    reach: VisibleElements.Reach = .seen
  ) -> [Control] {
    guard let visible = visible(in: view, on: viewport, turnedTo: pages, reach: reach) else { return [] }
    return visible.all.compactMap { Control($0, of: visible) }
  }

  /// What is seen of the screen; nil where the view has no such screen.
  func visible(
    in view: FlowView,
    on viewport: Viewport,
    turnedTo pages: [JSONPointer: Int] = [:],
    reach: VisibleElements.Reach
  ) -> VisibleElements? {
    guard let screen = view.screen(instance.screenID) else { return nil }
    var state = state
    state.pages = pages
    return VisibleElements(
      screen,
      in: navigator,
      templates: view.templates,
      state: state,
      on: viewport,
      reach: reach
    )
  }
}
