public import FlowDocuments
public import LocaleMatching
public import TerminalUI

/// How a screen is to be drawn.
public struct RenderOptions: Hashable, Sendable {
  /// The width of the phone in columns; a device that has more is drawn narrower, never scrolled sideways.
  public var width: Int

  /// The device, whose size in points decides what depends on sizes.
  public var device: Device

  /// The platform whose treatment of missing tags is followed.
  public var platform: Platform

  /// Whether `@dark` assets are used where there are any.
  public var isDark: Bool

  /// The colours that the device has; with none the screen is drawn without any.
  public var colorDepth: ColorDepth

  /// Whether pictures are drawn where the file carries them; else they are frames with their names.
  public var showsPictures: Bool

  /// The most rows that a picture takes; half of a phone's screen where there is room.
  public var mostPictureRows: Int

  /// Whether text from the default localization looks different from the localization's own.
  public var marksMerged: Bool

  /// The order in which text becomes cells.
  public var textOrder: TextOrder

  /// The products that product texts speak of.
  public var products: [Product]

  /// What the store says of them.
  public var store: StoreState

  /// The values that the app gives to tags of its own, by name.
  public var customTags: [String: String]

  /// The language of the phone, in which its own controls write; nil for that of the texts.
  public var phoneLanguage: LocaleCode?

  /// What counts as the present, in milliseconds since 1970.
  ///
  /// No clock runs in a preview, so that screens can be compared.
  public var now: Double

  /// Creates options.
  public init(
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
  public static let halfScreen = 21

  /// 1 January 2026, 9:41 in UTC.
  public static let previewTime = 1_767_260_460_000.0
}
