package import FlowDocuments
package import LocaleMatching
package import PaywallRendering
package import PreviewModel
import StringTables

/// One opened view and all that is being asked of it, with the answer for the present code.
package struct Session: Sendable {
  /// The file that the view stands in.
  package let document: FlowDocument

  /// The view.
  package let openView: OpenView

  /// Tells this view from all others, and from itself when it was decoded anew.
  let opened = Identity()

  /// The answer for the present code.
  package private(set) var preview: Preview

  /// What was chosen in the picker.
  package internal(set) var picker = ListPlace<PickerRow>()

  /// The id of the screen that is shown; nil when the view has none.
  package private(set) var screenID: String?

  /// Whether dark assets are used.
  package private(set) var isDark: Bool

  /// Whether merged text is marked.
  package private(set) var showsMarks: Bool

  /// The languages of the app that was opened beside it; nil where none was.
  package internal(set) var app: AppLanguages?

  /// The rule that decided before remote configs were looked at.
  private var otherRule: MatchingRule?

  /// The flow that is walked through; nil for a view that has neither a script nor buttons.
  package internal(set) var play: FlowPlay?

  /// The pages that pagers were turned to, by their places in the file; they stay in another language.
  package internal(set) var pages: [JSONPointer: Int] = [:]

  /// What the store answers.
  package private(set) var store: StoreState

  /// The values that the app gives to tags of its own, by name.
  package let customTags: [String: String]

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
    store: StoreState = StoreState(),
    customTags: [String: String] = [:]
  ) throws(DocumentError) {
    self.document = document
    let openView = try OpenView(entry, in: document, platform: platform, device: device)
    self.openView = openView
    preview = Preview(openView, rule: rule ?? openView.defaultRule, requested: requested)
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
    app folders: LanguageFolders?
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
      store: store,
      customTags: customTags
    )
    new.showScreen(screenID)
    new.accompany(by: folders, languages: app?.languages ?? [])
    if app?.isDeciding == true { new.letAppDecide() }
    new.play = play?.again(in: new.preview, store: store) ?? new.play
    new.pages = pages
    new.picker = picker
    new.picker.fitting = .landing
    return new
  }

  /// The rule that decides.
  package var rule: MatchingRule { preview.resolution.rule }

  /// The platform that is simulated.
  package var platform: Platform { openView.platform }

  /// The device that it is drawn on.
  package var device: Device { openView.conditions.device }

  // MARK: - What is asked

  /// Passes another code.
  package mutating func pass(_ code: LocaleCode?) {
    guard code != preview.resolution.requested else { return }
    preview = Preview(openView, rule: rule, requested: code)
    play?.move(to: preview, store: store)
  }

  /// Decides by another rule.
  package mutating func choose(_ rule: MatchingRule) {
    if self.rule != .remoteConfig { otherRule = self.rule }
    preview = Preview(openView, rule: rule, requested: preview.resolution.requested)
    picker.fitting = .landing
    play?.move(to: preview, store: store)
  }

  /// Shows the remote config that the app gets, or what was shown before it.
  ///
  /// A variation that has nothing else stays with it.
  mutating func toggleRemoteConfig() {
    choose(rule == .remoteConfig ? otherRule ?? openView.defaultRule : .remoteConfig)
  }

  /// Lets the store answer something else.
  package mutating func change(_ store: StoreState) {
    self.store = store
    play?.move(to: preview, store: store)
  }

  // MARK: - What is shown

  /// Shows the screen that is `step` screens further, round and round.
  package mutating func showScreen(_ step: Int) {
    let screens = openView.view.screens
    guard let current = screenID.flatMap(openView.view.index.place(ofScreen:)) else { return }
    screenID = screens[(current + step % screens.count + screens.count) % screens.count].id
  }

  /// Shows a screen by its id, where the view has it.
  package mutating func showScreen(_ id: String?) {
    guard let id, openView.view.screen(id) != nil else { return }
    screenID = id
  }

  /// Turns dark assets on or off.
  package mutating func toggleDark() { isDark.toggle() }

  /// Turns the marks at merged text on or off.
  package mutating func toggleMarks() { showsMarks.toggle() }

  // MARK: - The app beside it

  /// Opens the strings of an app beside the paywall.
  mutating func accompany(by folders: LanguageFolders?, languages: [LocaleCode]) {
    app = folders.map { AppLanguages($0, openView, languages: languages) }
  }

  /// Lets the languages of the app decide which code is passed, and passes that of the phone's.
  mutating func letAppDecide() {
    guard app != nil else { return }
    app?.isDeciding = true
    choose(openView.defaultRule)
  }

  /// Sets the phone to other languages; the app passes the code of the folder that they lead to.
  mutating func set(_ languages: [LocaleCode]) {
    app?.languages = languages
    if app?.isDeciding == true, let code = app?.row?.code { pass(code) }
  }
}
