/// A screen of a 5.x view, or a style of a 4.x view.
package struct Screen: Sendable {
  /// How the parts of a screen stand to each other.
  package enum Layout: String, Sendable {
    /// Content as it is, centred, not scrollable.
    case plain = "default"
    /// Scrolling content, footer fixed at the bottom.
    case flat
    /// A cover above scrolling content, footer fixed at the bottom.
    case hero
    /// A full-screen picture; what can be read stands in the footer.
    case transparent
    /// A sheet at the bottom: content only.
    case sheet
  }

  /// An element that is aligned in the rectangle of another one.
  package struct Aligned: Sendable {
    /// Where it stands from side to side.
    package let horizontal: HorizontalAlignment
    /// Where it stands from top to bottom.
    package let vertical: VerticalAlignment
    /// The element.
    package let content: Element

    /// Creates an aligned element.
    package init(horizontal: HorizontalAlignment, vertical: VerticalAlignment, content: Element) {
      self.horizontal = horizontal
      self.vertical = vertical
      self.content = content
    }
  }

  /// Its key in `screens` or `styles`.
  package let id: String

  /// How its parts stand to each other.
  package let layout: Layout

  /// The asset or colour behind all (4.x); nil where there is none.
  package let background: AssetReference?

  /// The elements behind the content (5.x), the last one on top.
  package let backgrounds: [Aligned]

  /// The head of a hero screen.
  package let cover: Element?

  /// What scrolls.
  package let content: Element?

  /// What stays at the bottom.
  package let footer: Element?

  /// What lies above all, the last one on top.
  package let overlays: [Aligned]

  /// What it asks for as it comes and goes (5.x).
  package let actions: ScreenActions

  /// What is told how far the content is scrolled, from 0 to 1 (5.x).
  package let contentScroll: Binding?

  /// What is told how far the footer is scrolled, from 0 to 1 (5.x).
  package let footerScroll: Binding?

  /// Creates a screen from its parts.
  package init(
    id: String,
    layout: Layout,
    background: AssetReference? = nil,
    backgrounds: [Aligned] = [],
    cover: Element? = nil,
    content: Element? = nil,
    footer: Element? = nil,
    overlays: [Aligned] = [],
    actions: ScreenActions = ScreenActions(),
    contentScroll: Binding? = nil,
    footerScroll: Binding? = nil
  ) {
    self.id = id
    self.layout = layout
    self.background = background
    self.backgrounds = backgrounds
    self.cover = cover
    self.content = content
    self.footer = footer
    self.overlays = overlays
    self.actions = actions
    self.contentScroll = contentScroll
    self.footerScroll = footerScroll
  }
}
