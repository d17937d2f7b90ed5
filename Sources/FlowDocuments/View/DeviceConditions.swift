public import LocaleMatching

/// What the device answers when a view asks which branch of an `if` to take.
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

  /// Creates conditions; a phone unless said otherwise.
  public init(platform: Platform, device: DeviceKind = .phone) {
    self.platform = platform
    self.device = device
  }
}
