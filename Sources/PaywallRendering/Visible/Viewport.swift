package import FlowDocuments
import TerminalUI

/// The phone that a screen is seen on, as far as that decides what is seen.
package struct Viewport: Hashable, Sendable {
  /// The device.
  package let device: Device

  /// The columns that are drawn: fewer than the device's where there is no room for them.
  package let columns: Int

  /// Creates a viewport; without columns all of the device's.
  package init(_ device: Device = DeviceSize.common.device, columns: Int? = nil) {
    self.device = device
    self.columns = columns ?? device.columns
  }
}

extension Viewport {
  /// The lengths of a view on it.
  var lengths: LengthResolver {
    LengthResolver(device: device, drawnWidth: Double(columns) * CellMetrics.pointsPerColumn)
  }
}

extension RenderOptions {
  /// What they say of the phone.
  package var viewport: Viewport { Viewport(device, columns: width) }
}
