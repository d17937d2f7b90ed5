package import FlowDocuments
package import LocaleMatching
import PaywallRendering
package import PreviewModel
import StringTables
package import TerminalUI

/// All that the interactive program knows; a frame follows from it and from nothing else.
package struct AppState: Sendable {
  /// What was opened.
  package internal(set) var library: Library

  /// What is looked at; nil before it was chosen.
  package internal(set) var subject: Subject?

  /// The code line.
  package internal(set) var codeField: CodeField

  /// The line of the languages that the phone is set to.
  package internal(set) var languagesField: CodeField

  /// The pane in focus.
  package internal(set) var focus: Pane = .locale

  /// Where typed letters go.
  package internal(set) var typing: Typing? = .code

  /// What lies over the panes; nil for nothing.
  package internal(set) var overlay: Overlay?

  /// How far the paywall is scrolled.
  package internal(set) var paywallScroll = ScrollOffset()

  /// What is selected on the paywall or among the strings; nil for nothing.
  package internal(set) var selection: Selection?

  /// The search in all texts, for going on from hit to hit; nil before one was made.
  package internal(set) var search: TextSearch?

  /// How far the Why pane is scrolled.
  package internal(set) var whyScroll = ScrollOffset()

  /// The order in which text becomes cells.
  package internal(set) var textOrder = TextOrder.visual

  /// What the terminal can show, and what of it is wanted.
  package internal(set) var display = Display()

  /// A message in the status line; it goes with the next key.
  package internal(set) var message: String?

  /// The size of the terminal.
  package internal(set) var size: CellSize

  /// The line that is typed in as it was before, for taking the edit back.
  var lineBeforeEditing = CodeField()

  /// What the Why pane says.
  var reasons = Reasons()

  /// The codes that phones send.
  private let phones: [PhoneCode]

  /// The line that names localizations, while it is typed.
  var namesField = CodeField()

  /// The options that a new session starts with.
  var preferences: Preferences

  /// Where typed letters go when they are no commands.
  package enum Typing: Equatable, Sendable {
    /// Into the code line.
    case code
    /// Into the line of the phone's languages.
    case languages
    /// Into the line that names the localizations that no file holds.
    case names
    /// Into the filter of the list in focus.
    case filter
  }

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

  /// Starts with what was opened: the only view there is, the one asked for, or the list to choose from.
  package init(
    _ library: Library,
    size: CellSize,
    requested: LocaleCode? = nil,
    languages: [LocaleCode] = [],
    preferences: Preferences = Preferences(),
    phones: [PhoneCode] = PhoneCode.catalog
  ) {
    self.library = library
    self.size = size
    self.preferences = preferences
    self.phones = phones
    codeField = CodeField(requested)
    languagesField = CodeField(languages: languages)
    lineBeforeEditing = codeField
    display.showsPictures = preferences.showsPictures
    let asked = library.items.filter { item in preferences.flowID.map { item.entry.isNamed($0) } ?? true }
    let named = asked.filter { $0.entry.variation.namedLocalizations != nil }
    let drawable = asked.filter { $0.entry.outline != nil }
    let choices = named.count == 1 ? named : drawable.isEmpty ? asked.filter(\.entry.isOpenable) : drawable
    if let only = choices.first, choices.count == 1 || preferences.flowID != nil {
      open(only)
      session?.showScreen(preferences.screenID)
    } else if let only = library.tables.first, library.tables.count == 1, library.items.isEmpty {
      open(only)
    }
    if subject == nil {
      overlay = .chooser(Chooser())
    }
    settle()
  }

  /// Opens the view of a variation; when it cannot be opened the reason becomes the message.
  mutating func open(_ item: Library.Item) {
    do {
      session = try Session(
        item.entry,
        in: item.document,
        platform: preferences.platform,
        rule: preferences.rule.flatMap { $0.readsStrings ? nil : $0 },
        requested: codeField.code,
        device: preferences.device,
        isDark: session?.isDark ?? preferences.isDark,
        showsMarks: session?.showsMarks ?? preferences.showsMarks,
        phones: phones,
        store: preferences.store.state(library.store),
        customTags: preferences.store.customTags
      )
      let (app, languages) = (library.appStrings, languagesField.codes)
      session?.accompany(by: app, languages: languages)
      if preferences.rule == .appStrings { decide(by: .matching(.appStrings)) }
      showFromTheTop()
    } catch {
      let place = error.place == .wholeFile ? "" : "\(item.document.name): "
      report("\(place)\(error.problem); \(error.advice)")
    }
  }

  /// Opens a table of strings.
  mutating func open(_ folders: LanguageFolders) {
    let request = KitRequest(
      rule: preferences.kit,
      stored: codeField.code,
      languages: languagesField.codes
    )
    subject = .strings(TableSession(folders, request: request, reference: preferences.reference))
    showFromTheTop()
  }

  /// Shows what was opened from its first row.
  private mutating func showFromTheTop() {
    overlay = nil
    paywallScroll = ScrollOffset()
    whyScroll = ScrollOffset()
    (selection, search) = (nil, nil)
    if typing != .code { selectAsked() }
  }

  /// Tells why something could not be opened: in the list that it was chosen from, or in the status line.
  mutating func report(_ problem: String) {
    guard case .chooser(var chooser) = overlay else {
      message = problem
      return
    }
    chooser.problem = problem
    overlay = .chooser(chooser)
  }

  /// Where the panes stand at this size.
  var areas: FrameAreas {
    let fields = subject?.fieldCount ?? 1
    return FrameAreas(
      size: size,
      focus: focus,
      explainsSelection: selection != nil,
      pickerHeadRows: PickerHead.rows(fields: fields)
    )
  }

  /// Where the texts of a table stand at this size.
  var textsArea: TextsArea {
    let preview = tableSession?.preview
    return TextsArea(areas, comparesWithReference: preview?.reference != preview?.resolution.folder)
  }

  /// Brings everything that depends on the size up to date.
  mutating func settle() {
    if typing != .code { codeField.deselect() }
    if typing != .languages { languagesField.deselect() }
    let width = areas.phoneWidth(of: preferences.device)
    let order = textOrder
    let visibleRows = areas.rows(.paywall) - 2
    let pageWidth = PaywallPane.pageWidth(areas)
    session?.writePage(width: pageWidth)
    let display = display
    session?.show(display.paywallDepth, pictures: display.drawsPictures)
    session?.render(width: width, visibleRows: visibleRows, textOrder: order)
    changePicker { $0.clamp(height: $1) }
    changeTexts { $0.clamp(height: $1) }
    if selection != nil { settleSelection() }
    let opensAtEnd = session?.page == nil && session?.rendered?.opensAtEnd == true
    if paywallScroll.rows > 0 || opensAtEnd, let (count, height) = paywallRows {
      paywallScroll.settle(count: count, height: height, opensAtEnd: opensAtEnd)
    }
    if areas.inside(.why) != nil {
      reasons = WhyPane.reasons(for: self, reusing: reasons)
      whyScroll.settle(count: reasons.lines.count, height: areas.rows(.why))
    }
    // Moving by nothing fits a list that lies over the panes to a new size.
    if overlay != nil { moveOverlay(.by(0)) }
  }

  /// Draws for a terminal that reorders text itself, or for one that does not.
  mutating func show(in order: TextOrder) {
    guard order != textOrder else { return }
    textOrder = order
    settle()
  }
}
