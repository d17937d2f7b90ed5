package import FlowDocuments
package import LocaleMatching
package import PaywallRendering
package import PreviewModel
import StringTables
package import TerminalUI

/// One opened view and all that is being asked of it.
package struct Session: Sendable {
  /// The file that the view stands in.
  package let document: FlowDocument

  /// The view.
  package private(set) var openView: OpenView

  /// The codes that phones send, for the picker.
  private let phones: [PhoneCode]

  /// The answer for the present code.
  package private(set) var preview: Preview

  /// What the picker lists.
  package internal(set) var picker: Picker

  /// The id of the screen that is shown; nil when the view has none.
  package private(set) var screenID: String?

  /// Whether dark assets are used.
  package private(set) var isDark: Bool

  /// Whether merged text is marked.
  package private(set) var showsMarks: Bool

  /// The colours that are used; none is a screen without any.
  package private(set) var colorDepth = ColorDepth.trueColor

  /// Whether pictures are drawn where the file carries them.
  package private(set) var showsPictures = false

  /// The pictures that have been decoded.
  private var pictures = PictureStore()

  /// The drawn screen; nil until it is known how wide the phone is.
  package private(set) var rendered: RenderedScreen?

  /// What stands in the place of a phone, as lines; nil where there is a phone.
  package private(set) var page: [StyledLine]?

  /// Every string by its id; nil until one was asked about.
  package private(set) var strings: ViewStrings?

  /// Every text in the form in which it is searched; nil until something was searched for.
  package private(set) var searchIndex: SearchIndex?

  /// The languages of the app that was opened beside it; nil where none was.
  package internal(set) var app: AppLanguages?

  /// The rule that decided before remote configs were looked at.
  private var otherRule: MatchingRule?

  /// The flow that is walked through; nil for a view that has neither a script nor buttons.
  package internal(set) var play: FlowPlay?

  /// The pages that pagers were turned to, by their places in the file; they stay in another language.
  package internal(set) var pages: [JSONPointer: Int] = [:]

  private var pageWidth: Int?
  /// What the store answers.
  package private(set) var store: StoreState

  /// The values that the app gives to tags of its own, by name.
  package let customTags: [String: String]

  private var renderedWidth: Int?

  /// The most rows of a picture that it was drawn with.
  private var renderedPictureRows = RenderOptions.halfScreen
  private var renderedOrder: TextOrder?

  /// Opens a view.
  ///
  /// Throws when the variation has none or when it cannot be used.
  package init(
    _ entry: FlowDocument.Entry,
    in document: FlowDocument,
    platform: Platform,
    rule: MatchingRule?,
    requested: LocaleCode?,
    device: Device = DeviceSize.common.device,
    isDark: Bool = false,
    showsMarks: Bool = true,
    phones: [PhoneCode] = PhoneCode.catalog,
    store: StoreState = StoreState(),
    customTags: [String: String] = [:]
  ) throws(DocumentError) {
    self.document = document
    let openView = try OpenView(entry, in: document, platform: platform, device: device)
    self.openView = openView
    let rule = rule ?? openView.defaultRule
    preview = Preview(openView, rule: rule, requested: requested)
    picker = Picker(openView, rule: rule, phones: phones, app: nil)
    self.phones = phones
    screenID = openView.firstScreenID
    play = FlowPlay(preview, store: store)
    self.isDark = isDark
    self.showsMarks = showsMarks
    self.store = store
    self.customTags = customTags
  }

  /// The same session over a view that was decoded anew: code, rule, screen, looks and place are kept.
  ///
  /// Throws when the view cannot be used.
  func reopened(
    _ entry: FlowDocument.Entry,
    in document: FlowDocument,
    platform: Platform,
    device: Device,
    app folders: LanguageFolders?,
    pickerHeight: Int
  ) throws(DocumentError) -> Session {
    var new = try Session(
      entry,
      in: document,
      platform: platform,
      rule: rule,
      requested: preview.resolution.requested,
      device: device,
      isDark: isDark,
      showsMarks: showsMarks,
      phones: phones,
      store: store,
      customTags: customTags
    )
    new.showScreen(screenID)
    new.accompany(by: folders, languages: app?.languages ?? [])
    if app?.isDeciding == true { new.letAppDecide(pickerHeight: pickerHeight) }
    new.play = play?.again(in: new.preview, store: store) ?? new.play
    new.pages = pages
    new.picker = picker.refreshed(by: new.picker, height: pickerHeight)
    return new
  }

  /// The rule that decides.
  package var rule: MatchingRule { preview.resolution.rule }

  /// The platform that is simulated.
  package var platform: Platform { openView.platform }

  /// The device that it is drawn on.
  package var device: Device { openView.conditions.device }

  /// Passes another code.
  package mutating func pass(_ code: LocaleCode?) {
    guard code != preview.resolution.requested else { return }
    let shown = preview.localization.id
    preview = Preview(openView, rule: rule, requested: code)
    pageWidth = nil
    if preview.localization.id != shown { renderedWidth = nil }
    play?.move(to: preview, store: store)
  }

  /// Has the screen drawn anew.
  mutating func redraw() {
    renderedWidth = nil
  }

  /// Decides by another rule.
  package mutating func choose(_ rule: MatchingRule, pickerHeight: Int) {
    if self.rule != .remoteConfig { otherRule = self.rule }
    pageWidth = nil
    preview = Preview(openView, rule: rule, requested: preview.resolution.requested)
    picker = picker.refreshed(
      by: Picker(openView, rule: rule, phones: phones, app: app),
      height: pickerHeight
    )
    renderedWidth = nil
    play?.move(to: preview, store: store)
  }

  /// Shows the remote config that the app gets, or what was shown before it.
  ///
  /// A variation that has nothing else stays with it.
  mutating func toggleRemoteConfig(pickerHeight: Int) {
    choose(
      rule == .remoteConfig ? otherRule ?? openView.defaultRule : .remoteConfig,
      pickerHeight: pickerHeight
    )
  }

  /// Puts into words what stands in the place of a phone, unless that was done for this width.
  mutating func writePage(width: Int) {
    guard width != pageWidth else { return }
    pageWidth = width
    page = VariationPage.lines(preview, width: width)
    if page != nil { (rendered, renderedWidth) = (nil, nil) }
  }

  /// Shows the screen that is `step` screens further, round and round.
  package mutating func showScreen(_ step: Int) {
    let screens = openView.view.screens
    guard let current = screenID.flatMap(openView.view.index.place(ofScreen:)) else { return }
    screenID = screens[(current + step % screens.count + screens.count) % screens.count].id
    renderedWidth = nil
  }

  /// Shows a screen by its id, where the view has it.
  package mutating func showScreen(_ id: String?) {
    guard let id, openView.view.screen(id) != nil else { return }
    screenID = id
    renderedWidth = nil
  }

  /// Turns dark assets on or off.
  package mutating func toggleDark() {
    isDark.toggle()
    renderedWidth = nil
  }

  /// Uses as many colours, and pictures or not.
  mutating func show(_ depth: ColorDepth, pictures: Bool) {
    guard depth != colorDepth || pictures != showsPictures else { return }
    colorDepth = depth
    showsPictures = pictures
    renderedWidth = nil
  }

  /// Lets the store answer something else.
  package mutating func change(_ store: StoreState) {
    self.store = store
    renderedWidth = nil
    play?.move(to: preview, store: store)
  }

  /// Turns the marks at merged text on or off.
  package mutating func toggleMarks() {
    showsMarks.toggle()
    renderedWidth = nil
  }

  /// Gathers the strings of the view, once.
  package mutating func gatherStrings() {
    if strings == nil { strings = ViewStrings(openView.view) }
  }

  /// Makes all texts ready to be searched, once.
  package mutating func prepareSearch() {
    gatherStrings()
    if searchIndex == nil { searchIndex = strings.map { SearchIndex($0) } }
  }

  /// Draws the screen for a phone of this many columns, unless it is drawn like that already.
  ///
  /// Where only some of its rows are seen at once, pictures take a third of them, so that there is text beside them.
  package mutating func render(width: Int, visibleRows: Int, textOrder: TextOrder = .visual) {
    let pictureRows = min(RenderOptions.halfScreen, max(3, visibleRows / 4))
    guard page == nil,
      width != renderedWidth || textOrder != renderedOrder || pictureRows != renderedPictureRows
    else { return }
    renderedWidth = width
    renderedPictureRows = pictureRows
    renderedOrder = textOrder
    rendered = nil
    rendered = ScreenRenderer.render(
      openLayers,
      options: RenderOptions(
        width: width,
        device: openView.conditions.device,
        platform: platform,
        isDark: isDark,
        colorDepth: colorDepth,
        showsPictures: showsPictures,
        mostPictureRows: pictureRows,
        marksMerged: showsMarks,
        textOrder: textOrder,
        products: openView.entry.variation.products,
        store: store,
        customTags: customTags,
        phoneLanguage: preview.resolution.requested
      ),
      pictures: &pictures
    )
  }
}
