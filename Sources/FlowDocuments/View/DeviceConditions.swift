package import LocaleMatching

/// What the device answers when a view asks which branch to take.
package struct DeviceConditions: Hashable, Sendable {
  /// The platform.
  package var platform: Platform

  /// The device.
  package var device: Device

  /// Creates conditions; a common phone held upright unless said otherwise.
  package init(platform: Platform, device: Device = DeviceSize.common.device) {
    self.platform = platform
    self.device = device
  }
}
