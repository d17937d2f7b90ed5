import FlowDocuments

/// Finds assets, in light or dark mode.
struct AssetLookup {
  let localization: MergedLocalization
  let isDark: Bool
  let state: FlowState

  /// The asset that a reference stands for; nil where a script names none, or one that nothing defines.
  func asset(_ reference: AssetReference?) -> Asset? {
    state.assetID(reference).flatMap { asset($0) }
  }

  /// The asset of an id; in dark mode `<id>@dark` comes first, whichever level defines it.
  func asset(_ id: String) -> Asset? {
    if isDark, let dark = localization.assets[id + "@dark"] { return dark.asset }
    return localization.assets[id]?.asset
  }

  /// Whether a colour, gradient or picture can be seen; an id that nothing defines draws nothing.
  func isVisible(_ reference: AssetReference?) -> Bool {
    guard let id = state.assetID(reference) else { return false }
    if let color = AssetColor(hexadecimal: id) { return color.isVisible }
    return switch asset(id) {
    case .color(let color): color.isVisible
    case .gradient(let colors): colors.contains(where: \.isVisible)
    case .image, .video: true
    case .font, .other, nil: false
    }
  }
}

extension AssetColor {
  /// Whether it is more than a breath of colour.
  fileprivate var isVisible: Bool { alpha > 25 }
}
