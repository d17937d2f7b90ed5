/// The frame of a navigator, taken apart at the place of its screen.
package struct NavigatorFrame: Sendable {
  /// What stands before the screen, in the order of the file.
  package private(set) var before: [Element] = []

  /// What stands after the screen, or over it, in the order of the file.
  package private(set) var after: [Element] = []

  /// What lies behind all of it, the last on top.
  package private(set) var grounds: [AssetReference] = []

  /// Whether it has a place for a screen; without one the phone shows the frame alone.
  package private(set) var holdsScreen = true

  /// Takes a navigator's frame apart; one without a frame holds the bare screen.
  ///
  /// `seen` says which of the elements inside another one are seen.
  package init(_ navigator: Navigator?, seen: (Element) -> [Element]) {
    guard let root = navigator?.content else { return }
    holdsScreen = Self.holdsScreen(root)
    if holdsScreen { take(root, seen) } else { before = [root] }
  }

  private mutating func take(_ element: Element, _ seen: (Element) -> [Element]) {
    if let ground = element.properties.decorator?.background { grounds.append(ground) }
    if case .screenHolder = element.kind { return }
    let children = seen(element)
    guard let index = children.firstIndex(where: Self.holdsScreen) else {
      // The state hides the place of the screen.
      before += children
      return
    }
    before += children[..<index]
    take(children[index], seen)
    after += children[(index + 1)...]
  }

  private static func holdsScreen(_ element: Element) -> Bool {
    Element.walk([element], templates: [:]).contains {
      if case .screenHolder = $0.kind { true } else { false }
    }
  }
}
