package import FlowDocuments

extension Options {
  /// The device to draw on: that of `--points`, else that of `--device`, turned by `--landscape`.
  package var shownDevice: Device {
    let upright = points ?? device.device
    return isLandscape && !upright.isLandscape ? upright.rotated : upright
  }

  /// The points that a device can have at a side.
  private static let sides = 100.0...4000.0

  /// The side in points from which a device is a tablet.
  private static let tabletSide = 600.0

  /// Reads `390x844`; nil for anything else and for what no device is.
  ///
  /// Its safe areas are those of the device of that kind to choose from; an old phone has a bar at the top
  /// only.
  static func device(ofPoints text: String) -> Device? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double(String($0)) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      Self.sides.contains(width), Self.sides.contains(height)
    else { return nil }
    let isTablet = min(width, height) >= tabletSide
    let like: DeviceSize = isTablet ? .tablet : max(width, height) < 800 ? .small : .common
    let safeArea = width > height ? like.device.rotated.safeArea : like.device.safeArea
    return Device(kind: isTablet ? .tablet : .phone, width: width, height: height, safeArea: safeArea)
  }
}
