package import FlowDocuments
package import LocaleMatching
package import PreviewModel

extension AppState {
  /// What was asked for on the command line, and what was chosen since.
  package struct Preferences: Equatable, Sendable {
    /// The platform that is simulated.
    package var platform: Platform
    /// The rule; nil follows what is opened.
    package var rule: MatchingRule?
    /// How an app chooses the language of Global IM UIKit.
    package var kit: KitRule
    /// The language that a table is held against; nil leaves the choice to the table.
    package var reference: LocaleCode?
    /// The placement, variation or view to open at once.
    package var flowID: String?
    /// The screen to show first.
    package var screenID: String?
    /// Whether merged text is marked.
    package var showsMarks: Bool
    /// The device that is drawn on.
    package var device: Device
    /// Whether dark assets are used.
    package var isDark: Bool
    /// Whether pictures are drawn.
    package var showsPictures: Bool
    /// What the store and the app answer.
    package var store: StoreOptions

    /// Creates preferences.
    package init(
      platform: Platform = .iOS,
      rule: MatchingRule? = nil,
      kit: KitRule = .sample,
      reference: LocaleCode? = nil,
      flowID: String? = nil,
      screenID: String? = nil,
      showsMarks: Bool = true,
      device: Device = DeviceSize.common.device,
      isDark: Bool = false,
      showsPictures: Bool = false,
      store: StoreOptions = StoreOptions()
    ) {
      self.platform = platform
      self.rule = rule
      self.kit = kit
      self.reference = reference
      self.flowID = flowID
      self.screenID = screenID
      self.showsMarks = showsMarks
      self.device = device
      self.isDark = isDark
      self.showsPictures = showsPictures
      self.store = store
    }
  }
}
