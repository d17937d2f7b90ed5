/// Looks for pictures that are drawn but not in the file.
///
/// From code: iOS 3.17 refuses the whole view, later versions fill the room with a colour. A localization may
/// replace pictures, so only those are told of that no localization has either.
struct PictureCheck {
  let assets: AssetTable
  let findings: FindingCollector

  /// The ids of the assets of all localizations.
  private let localizedIDs: Set<String>

  init(assets: AssetTable, localizations: [Localization], findings: FindingCollector) {
    self.assets = assets
    self.findings = findings
    localizedIDs = Set(localizations.lazy.flatMap(\.assets.byID.keys))
  }

  /// Looks at every picture of some elements, each id once.
  func run(_ elements: [Element]) {
    var seen: Set<String> = []
    for element in elements {
      guard case .media(let media) = element.kind, let id = media.asset?.id, !id.hasPrefix("#"),
        seen.insert(id).inserted, !isKnown(id)
      else { continue }
      findings.report(.missingPicture(id), at: element.pointer)
    }
  }

  private func isKnown(_ id: String) -> Bool {
    [id, id + "@dark"].contains { assets[$0] != nil || localizedIDs.contains($0) }
  }
}
