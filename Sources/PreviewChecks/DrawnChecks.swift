package import FlowDocuments
import LocaleMatching
import PaywallRendering
import TerminalUI

/// Looks for what only shows when a view is drawn: texts that are cut or cannot be read, tags without value,
/// pictures of another localization.
///
/// Every screen is drawn in every localization, as it is when its flow has just opened, and in dark mode too
/// where that differs.
package struct DrawnChecks: ViewCheck {
  private var gathered = GatheredFindings()

  /// The findings in the present localization, each once: a template can stand on many screens.
  private var present: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []

  /// The pictures of the default that were drawn in it, each once.
  private var borrowed: [String] = []
  private var seenBorrowed: Set<String> = []

  /// Creates the checks.
  package init() {}

  /// What is told of a drawing; the rest is told by other checks, once for the file.
  private static let told: Set<CheckID> = [
    .darkPicture, .invalidIndex, .lowContrast, .noScreenHolder, .productStringOfDefault,
    .textCut, .textShrunk,
    .tooManyElements, .unreachable, .unreadablePicture, .unresolvedTag,
  ]

  package mutating func look(at drawing: CheckedDrawing) {
    for finding in drawing.screen.diagnostics where Self.told.contains(finding.check) {
      guard seen.insert(finding).inserted else { continue }
      // What light mode has told already holds in dark mode as well.
      present.append(drawing.isDark && finding.check == .lowContrast ? finding.inDarkMode : finding)
    }
    // Of a dark picture that is the default's, the finding on dark pictures tells.
    guard !drawing.isDark else { return }
    for region in drawing.screen.regions {
      for picture in region.pictures
      where picture.origin == .default && seenBorrowed.insert(picture.assetID).inserted {
        borrowed.append(picture.assetID)
      }
    }
  }

  package mutating func leave(_ localization: CheckedLocalization) {
    gathered.add(present + borrowedPictures(in: localization.shown), of: localization.shown.id)
    (present, seen, borrowed, seenBorrowed) = ([], [], [], [])
  }

  /// The findings: what holds in every localization once, the rest localization by localization.
  package var findings: [Diagnostic] { gathered.all }

  /// The pictures that are drawn as those of the default, in one finding.
  private func borrowedPictures(in localization: MergedLocalization) -> [Diagnostic] {
    let ids = borrowed
    guard let id = localization.id, let other = localization.defaultID, !ids.isEmpty else { return [] }
    let pictures = ids.count == 1 ? "1 picture comes" : "\(ids.count) pictures come"
    return [
      Diagnostic(
        check: .mergedPicture,
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
