import FlowDocuments
import TerminalUI

/// Finds assets, in light or dark mode.
struct AssetLookup {
  let localization: MergedLocalization
  let isDark: Bool
  let state: FlowState

  /// The asset that a reference stands for; nil where a script names none, or one that nothing defines.
  func asset(_ reference: AssetReference?) -> Asset? {
    state.assetID(reference).flatMap { asset($0) }
  }

  /// The asset of an id with its origin; in dark mode `<id>@dark` comes first, whichever level defines it.
  func merged(_ id: String) -> MergedAsset? {
    if isDark, let dark = localization.assets[id + "@dark"] { return dark }
    return localization.assets[id]
  }

  /// The asset of an id; in dark mode `<id>@dark` comes first, whichever level defines it.
  func asset(_ id: String) -> Asset? { merged(id)?.asset }

  /// What a colour, a gradient or a literal colour fills a ground with; nil where nothing can be seen, as for
  /// an id that nothing defines.
  func paint(_ reference: AssetReference?) -> Paint? {
    guard let id = state.assetID(reference) else { return nil }
    if let literal = AssetColor(hexadecimal: id) {
      return literal.isVisible ? .color(CellColor(literal)) : nil
    }
    switch asset(id) {
    case .color(let color): return color.isVisible ? .color(CellColor(color)) : nil
    case .gradient(let gradient): return gradient.paint
    case .font, .image, .video, .other, nil: return nil
    }
  }

  /// A solid colour or a literal one, even where it cannot be seen; nil for anything else.
  func color(_ reference: AssetReference?) -> AssetColor? {
    guard let id = state.assetID(reference) else { return nil }
    if let literal = AssetColor(hexadecimal: id) { return literal }
    guard case .color(let color) = asset(id) else { return nil }
    return color
  }

  /// Whether a colour, gradient or picture can be seen; an id that nothing defines draws nothing.
  func isVisible(_ reference: AssetReference?) -> Bool {
    paint(reference) != nil || asset(reference)?.picture != nil
  }

  /// Whether the view was made in colours at all.
  var hasColors: Bool { localization.assets.hasColors }
}

extension AssetColor {
  /// Whether it is more than a breath of colour.
  fileprivate var isVisible: Bool { alpha > 25 }
}

extension GradientAsset {
  /// The gradient as paint; nil when nothing of it can be seen.
  fileprivate var paint: Paint? {
    guard stops.contains(where: \.color.isVisible) else { return nil }
    let shape: Gradient.Shape =
      switch kind {
      case .linear: .line
      case .radial: .circles
      case .conic: .turn
      }
    let stops = stops.map { Gradient.Stop(CellColor($0.color), at: $0.position) }
    let (start, end) = (Gradient.Point(x: start.x, y: start.y), Gradient.Point(x: end.x, y: end.y))
    return Gradient(stops, shape, from: start, to: end).map { .gradient($0) }
  }
}

extension CellColor {
  /// The colour of an asset.
  init(_ color: AssetColor) {
    self = .rgb(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
