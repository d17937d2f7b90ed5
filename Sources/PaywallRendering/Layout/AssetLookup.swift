import FlowDocuments

/// Finds assets, in light or dark mode.
struct AssetLookup {
  let localization: MergedLocalization
  let isDark: Bool

  /// The asset of an id; in dark mode `<id>@dark` comes first, whichever level defines it.
  func asset(_ id: String) -> Asset? {
    if isDark, let dark = localization.assets[id + "@dark"] { return dark.asset }
    return localization.assets[id]?.asset
  }

  /// Whether a colour, gradient or picture can be seen; an id that nothing defines draws nothing.
  func isVisible(_ id: String?) -> Bool {
    guard let id else { return false }
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
