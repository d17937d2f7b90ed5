import FlowDocuments
import LocaleMatching
import PreviewModel
package import TerminalUI

extension AppState {
  /// Draws on a terminal: as large, as colourful and in the order of text that it has.
  package mutating func fit(
    _ size: CellSize,
    colorDepth: ColorDepth,
    isUTF8: Bool,
    textOrder: TextOrder
  ) {
    if size != self.size { resize(to: size) }
    display.colorDepth = colorDepth
    display.isUTF8 = isUTF8
    self.textOrder = textOrder
  }

  /// Draws at another size; what is selected in lists stays in sight.
  mutating func resize(to size: CellSize) {
    self.size = size
    subject?.picker.reveal()
    tableSession?.texts.reveal()
  }

  // MARK: - The device

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
          app: old.app?.preview.folders
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

  // MARK: - The store

  /// Lets the store answer the next thing that it can answer, and says what that is.
  mutating func advanceStore() {
    guard session != nil else { return }
    preferences.store.advance()
    updateStore()
    message = "the store: \(preferences.store.words ?? "its own introductory offer, if it has one")"
  }

  /// Draws with what the store answers now.
  mutating func updateStore() {
    let store = preferences.store.state(library.store)
    session?.change(store)
  }

  // MARK: - Colours and pictures

  /// Turns dark assets on or off.
  mutating func toggleDark() {
    session?.toggleDark()
    guard let session, session.isDark, !session.openView.view.index.hasDarkAssets else { return }
    message = "the view has no assets for dark mode, so nothing changes"
  }

  /// Turns the colours of the paywall on or off.
  mutating func toggleColors() {
    guard display.colorDepth != .none else {
      message = "no colors: the terminal has none, or was not to use them"
      return
    }
    display.showsColors.toggle()
  }

  /// Turns pictures on or off.
  mutating func togglePictures() {
    display.showsPictures.toggle()
    guard display.showsPictures, !display.drawsPictures else { return }
    message = display.isUTF8 ? "pictures need colors" : "pictures need a UTF-8 locale"
  }
}

/// What the terminal can show, and what of it the person wants to see.
package struct Display: Equatable, Sendable {
  /// The colours that the terminal has.
  package var colorDepth = ColorDepth.trueColor

  /// Whether it knows more than ASCII.
  package var isUTF8 = true

  /// Whether the paywall is drawn in its colours.
  package var showsColors = true

  /// Whether pictures are drawn where the file carries them.
  package var showsPictures = false

  /// Creates a display of a terminal that can do everything.
  package init() {}

  /// The colours that the paywall is drawn in.
  var paywallDepth: ColorDepth { showsColors ? colorDepth : .none }

  /// Whether pictures are drawn: half of a cell needs a character and a colour of its own.
  var drawsPictures: Bool { showsPictures && isUTF8 && paywallDepth != .none }
}
