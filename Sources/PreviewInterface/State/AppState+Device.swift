import FlowDocuments
import LocaleMatching
import PreviewModel

extension AppState {
  /// The other platform decodes and merges by other rules.
  mutating func switchPlatform() {
    show(
      DeviceConditions(platform: preferences.platform == .iOS ? .android : .iOS, device: preferences.device)
    )
  }

  /// Draws on the next device, round and round: the upright ones first, then a phone and a tablet on their
  /// sides.
  mutating func changeDevice() {
    let devices = DeviceSize.allCases.map(\.device) + [DeviceSize.common, .tablet].map(\.device.rotated)
    let current = devices.firstIndex(of: preferences.device) ?? -1
    let device = devices[(current + 1) % devices.count]
    if show(DeviceConditions(platform: preferences.platform, device: device)) { message = device.words }
  }

  /// Opens what is looked at anew, since a view can take other branches and a flow can have another layout.
  ///
  /// False when that cannot be used: then everything stays, with the reason in the status line.
  @discardableResult
  private mutating func show(_ conditions: DeviceConditions) -> Bool {
    let suited = library.suited(to: conditions)
    if let old = session, let same = suited.item(like: old.openView) {
      do {
        session = try old.reopened(
          same.entry,
          in: same.document,
          platform: conditions.platform,
          device: conditions.device,
          app: old.app?.preview.folders,
          pickerHeight: areas.pickerRows
        )
      } catch {
        message = "\(old.document.name): \(error.problem)"
        return false
      }
    }
    preferences.platform = conditions.platform
    preferences.device = conditions.device
    library = suited
    return true
  }
}
