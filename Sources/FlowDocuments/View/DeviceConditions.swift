public import LocaleMatching

/// What the device answers when a view asks which branch to take and which layout to use.
public struct DeviceConditions: Hashable, Sendable {
  /// The kinds of device that a view can ask for.
  public enum DeviceKind: String, Sendable {
    /// A phone.
    case phone
    /// A tablet.
    case tablet = "tab"
  }

  /// The platform.
  public var platform: Platform

  /// The kind of device.
  public var device: DeviceKind

  /// The width of the screen in points.
  public var screenWidth: Double

  /// The height of the screen in points.
  public var screenHeight: Double

  /// Creates conditions; a common phone held upright unless said otherwise.
  public init(
    platform: Platform,
    device: DeviceKind = .phone,
    screenWidth: Double = 390,
    screenHeight: Double = 844
  ) {
    self.platform = platform
    self.device = device
    self.screenWidth = screenWidth
    self.screenHeight = screenHeight
  }
}
