public import FlowDocuments
public import TerminalUI

/// A drawn screen: what scrolls, what stays at the bottom, and what was noticed while drawing.
public struct RenderedScreen: Sendable {
  /// Cover, content and overlay; scrolls when it is taller than the room for it.
  public let body: RenderedRegion

  /// What stays at the bottom; nil when the screen has none.
  public let footer: RenderedRegion?

  /// What lies behind all of it, the last on top; none for the terminal's own ground.
  public let grounds: [Paint]

  /// What was noticed while drawing: unknown elements, tags without value, texts that would be cut.
  public let diagnostics: [Diagnostic]

  /// Creates a drawn screen.
  public init(body: RenderedRegion, footer: RenderedRegion?, grounds: [Paint] = [], diagnostics: [Diagnostic])
  {
    self.body = body
    self.footer = footer
    self.grounds = grounds
    self.diagnostics = diagnostics
  }
}
