public import LocaleMatching

/// What the device answers when a view asks which branch to take.
public struct DeviceConditions: Hashable, Sendable {
  /// The platform.
  public var platform: Platform

  /// The device.
  public var device: Device

  /// Creates conditions; a common phone held upright unless said otherwise.
  public init(platform: Platform, device: Device = DeviceSize.common.device) {
    self.platform = platform
    self.device = device
  }
}
