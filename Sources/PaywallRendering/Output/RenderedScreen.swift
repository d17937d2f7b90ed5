public import FlowDocuments
public import TerminalUI

/// A drawn screen: what scrolls, what keeps its place, and what was noticed while drawing.
public struct RenderedScreen: Sendable {
  /// The parts that have something to show, from top to bottom, each at most once; always with a body.
  public let regions: [RenderedRegion]

  /// What lies behind all of it, the last on top; none for the terminal's own ground.
  public let grounds: [Paint]

  /// Whether its end is what a person sees first.
  public let opensAtEnd: Bool

  /// The rows of the body that a person gets to see; nil where all of them can be scrolled to.
  public let reachableRows: Range<Int>?

  /// The screen that this one lies over, darkened as the phone shows it; nil where nothing of it is seen.
  public internal(set) var behind: CellGrid?

  /// What was noticed while drawing: unknown elements, tags without value, texts that would be cut.
  public let diagnostics: [Diagnostic]

  /// Creates a drawn screen.
  public init(
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
  public let body: RenderedRegion

  /// What stays at the bottom; nil when the screen has none.
  public var footer: RenderedRegion? { self[.footer] }

  /// A part of it; nil when the screen has none.
  public subscript(part: ScreenPart) -> RenderedRegion? { regions.first { $0.part == part } }
}
