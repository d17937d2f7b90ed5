package import FlowDocuments
package import LocaleMatching
package import TerminalUI

/// How a screen is to be drawn.
package struct RenderOptions: Hashable, Sendable {
  /// The width of the phone in columns; a device that has more is drawn narrower, never scrolled sideways.
  package var width: Int

  /// The device, whose size in points decides what depends on sizes.
  package var device: Device

  /// The platform whose treatment of missing tags is followed.
  package var platform: Platform

  /// Whether `@dark` assets are used where there are any.
  package var isDark: Bool

  /// The colours that the device has; with none the screen is drawn without any.
  package var colorDepth: ColorDepth

  /// Whether pictures are drawn where the file carries them; else they are frames with their names.
  package var showsPictures: Bool

  /// The most rows that a picture takes; half of a phone's screen where there is room.
  package var mostPictureRows: Int

  /// Whether text from the default localization looks different from the localization's own.
  package var marksMerged: Bool

  /// The order in which text becomes cells.
  package var textOrder: TextOrder

  /// The products that product texts speak of.
  package var products: [Product]

  /// What the store says of them.
  package var store: StoreState

  /// The values that the app gives to tags of its own, by name.
  package var customTags: [String: String]

  /// The language of the phone, in which its own controls write; nil for that of the texts.
  package var phoneLanguage: LocaleCode?

  /// What counts as the present, in milliseconds since 1970.
  ///
  /// No clock runs in a preview, so that screens can be compared.
  package var now: Double

  /// Creates options.
  package init(
    width: Int,
    device: Device = DeviceSize.common.device,
    platform: Platform = .iOS,
    isDark: Bool = false,
    colorDepth: ColorDepth = .trueColor,
    showsPictures: Bool = false,
    mostPictureRows: Int = RenderOptions.halfScreen,
    marksMerged: Bool = false,
    textOrder: TextOrder = .visual,
    products: [Product] = [],
    store: StoreState = StoreState(),
    customTags: [String: String] = [:],
    phoneLanguage: LocaleCode? = nil,
    now: Double = RenderOptions.previewTime
  ) {
    self.width = width
    self.device = device
    self.platform = platform
    self.isDark = isDark
    self.colorDepth = colorDepth
    self.showsPictures = showsPictures && colorDepth != .none
    self.mostPictureRows = mostPictureRows
    self.marksMerged = marksMerged
    self.textOrder = textOrder
    self.products = products
    self.store = store
    self.customTags = customTags
    self.phoneLanguage = phoneLanguage
    self.now = now
  }

  /// Half of the rows of a common phone's screen.
  package static let halfScreen = 21

  /// 1 January 2026, 9:41 in UTC.
  package static let previewTime = 1_767_260_460_000.0
}
