package import FlowDocuments
package import TerminalUI

/// A drawn screen: what scrolls, what keeps its place, and what was noticed while drawing.
package struct RenderedScreen: Sendable {
  /// The parts that have something to show, from top to bottom, each at most once; always with a body.
  package let regions: [RenderedRegion]

  /// What lies behind all of it, the last on top; none for the terminal's own ground.
  package let grounds: [Paint]

  /// Whether its end is what a person sees first.
  package let opensAtEnd: Bool

  /// The rows of the body that a person gets to see; nil where all of them can be scrolled to.
  package let reachableRows: Range<Int>?

  /// The screen that this one lies over, darkened as the phone shows it; nil where nothing of it is seen.
  package internal(set) var behind: CellGrid?

  /// What was noticed while drawing: unknown elements, tags without value, texts that would be cut.
  package let diagnostics: [Diagnostic]

  /// Creates a drawn screen.
  package init(
    body: RenderedRegion,
    others: [RenderedRegion] = [],
    grounds: [Paint] = [],
    opensAtEnd: Bool = false,
    reachableRows: Range<Int>? = nil,
    diagnostics: [Diagnostic]
  ) {
    self.body = body
    regions = ScreenPart.allCases.compactMap { part in
      part == .body ? body : others.first { $0.part == part }
    }
    self.grounds = grounds
    self.opensAtEnd = opensAtEnd
    self.reachableRows = reachableRows
    self.diagnostics = diagnostics
  }

  /// Cover and content; scrolls when it is taller than the room for it.
  package let body: RenderedRegion

  /// What stays at the bottom; nil when the screen has none.
  package var footer: RenderedRegion? { self[.footer] }

  /// A part of it; nil when the screen has none.
  package subscript(part: ScreenPart) -> RenderedRegion? { regions.first { $0.part == part } }
}
