/// The devices to choose from.
package enum DeviceSize: String, CaseIterable, Sendable {
  /// A small phone with a home button: 375 × 667 points.
  case small
  /// A common phone: 390 × 844 points.
  case common
  /// A large phone: 430 × 932 points.
  case large
  /// A tablet: 820 × 1180 points.
  case tablet

  /// The device, upright.
  package var device: Device {
    switch self {
    case .small:
      Device(kind: .phone, width: 375, height: 667, safeArea: Device.SafeArea(top: 20, bottom: 0))
    case .common:
      Device(kind: .phone, width: 390, height: 844, safeArea: Device.SafeArea(top: 47, bottom: 34))
    case .large:
      Device(kind: .phone, width: 430, height: 932, safeArea: Device.SafeArea(top: 59, bottom: 34))
    case .tablet:
      Device(kind: .tablet, width: 820, height: 1180, safeArea: Device.SafeArea(top: 24, bottom: 20))
    }
  }
}
