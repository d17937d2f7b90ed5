package import FlowDocuments
package import PaywallRendering
package import PreviewModel

/// A localization of a view while it is checked.
package struct CheckedLocalization {
  /// What the file has of it.
  package let localization: Localization

  /// The same with its gaps filled.
  package let merged: MergedLocalization

  /// What an app gets that passes its code: of localizations whose codes differ in spelling only one may be reached.
  package let shown: MergedLocalization

  /// The flow after it has opened; nil for a view that has nothing to be run.
  package let flow: PlayedFlow?
}

/// A screen as it was drawn to be checked.
package struct CheckedDrawing {
  /// What was drawn.
  package let screen: RenderedScreen

  /// Whether it was drawn in dark mode.
  package let isDark: Bool
}
