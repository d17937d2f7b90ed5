package import FlowDocuments
import LocaleMatching
package import PaywallRendering
import PreviewModel
import TerminalUI

/// Looks for what only shows when a view is drawn: texts that are cut or cannot be read, tags without value,
/// pictures of another localization.
///
/// Every screen is drawn in every localization, as it is when its flow has just opened, and in dark mode too
/// where that differs.
package struct DrawnChecks {
  private let played: PlayedView
  private let options: RenderOptions

  /// Prepares the checks; products, store and custom tags are those of the options.
  package init(_ played: PlayedView, options: RenderOptions) {
    self.played = played
    self.options = options
  }

  /// What is told of a drawing; the rest is told by other checks, once for the file.
  private static let told: Set<CheckID> = [
    .darkPicture, .invalidIndex, .lowContrast, .noScreenHolder, .productStringOfDefault,
    .textCut, .textShrunk,
    .tooManyElements, .unreachable, .unreadablePicture, .unresolvedTag,
  ]

  /// The findings: what holds in every localization once, the rest localization by localization.
  package var findings: [Diagnostic] {
    Diagnostic.gathered(played.plays.map { findings(of: $0) })
  }

  /// The findings in one localization, each once: a template can stand on many screens.
  private func findings(of play: PlayedView.Play) -> [Diagnostic] {
    let view = played.openView.view
    var pictures = PictureStore()
    var seen: Set<Diagnostic> = []
    var findings: [Diagnostic] = []
    var borrowed: [String] = []
    for isDark in view.index.hasDarkAssets ? [false, true] : [false] {
      var options = options
      options.isDark = isDark
      for screen in view.screens {
        guard let localized = play.preview.localizedScreen(screen.id) else { continue }
        let state = play.flow?.state(of: screen.id) ?? FlowState(opening: view)
        let drawn = ScreenRenderer.render(
          ScreenLayer(
            localized,
            in: play.flow?.navigator(of: screen.id) ?? view.defaultNavigator,
            state: state
          ),
          options: options,
          pictures: &pictures
        )
        for finding in drawn.diagnostics where Self.told.contains(finding.check) {
          guard seen.insert(finding).inserted else { continue }
          // What light mode has told already holds in dark mode as well.
          findings.append(isDark && finding.check == .lowContrast ? finding.inDarkMode : finding)
        }
        // Of a dark picture that is the default's, the finding on dark pictures tells.
        guard !isDark else { continue }
        borrowed += drawn.regions.flatMap(\.pictures).filter { $0.origin == .default }.map(\.assetID)
      }
    }
    return findings + borrowedPictures(borrowed, in: play.preview.localization)
  }

  /// The pictures that are drawn as those of the default, in one finding.
  private func borrowedPictures(_ ids: [String], in localization: MergedLocalization) -> [Diagnostic] {
    var seen: Set<String> = []
    let ids = ids.filter { seen.insert($0).inserted }
    guard let id = localization.id, let other = localization.defaultID, !ids.isEmpty else { return [] }
    let pictures = ids.count == 1 ? "1 picture comes" : "\(ids.count) pictures come"
    return [
      Diagnostic(
        check: .mergedPicture,
        severity: .note,
        message: "\(pictures) from \(other.quoted): \(ids.joined(separator: ", "))",
        localization: id
      )
    ]
  }
}

extension Diagnostic {
  /// The same, said of dark mode.
  fileprivate var inDarkMode: Diagnostic {
    with(message: message + " in dark mode", localization: localization)
  }
}
