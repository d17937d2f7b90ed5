import LocaleMatching
import PreviewInterface
import PreviewModel
import TerminalUI

/// The program on a headless device, pressed key by key.
///
/// A key is named as the help names it: `"p"`, `"Enter"`, `"S-Tab"`, `"^U"`, `"↓"`.
struct KeyScript {
  /// What the last run of keys left on the screen.
  private(set) var screen = ""

  /// The frame itself.
  private(set) var frame = CellGrid(size: .zero)

  /// How many frames the last run of keys showed, beside the one at its start.
  private(set) var frameCount = 0

  /// How often the terminal was given back to the shell, and redrawn as a whole.
  private(set) var (suspensions, redraws) = (0, 0)

  /// The texts that were put on the clipboard.
  private(set) var copied: [String] = []

  /// Whether the program has ended by itself.
  private(set) var hasQuit = false

  private(set) var size: CellSize
  private var app: InteractiveApp
  private let files: Files

  /// What reading the files again gives.
  private final class Files {
    var library: Library
    init(_ library: Library) { self.library = library }
  }

  init(
    _ library: Library = ShownFlow.library(),
    _ width: Int = 80,
    _ height: Int = 24,
    locale: LocaleCode? = nil,
    preferences: AppState.Preferences = AppState.Preferences()
  ) {
    let files = Files(library)
    self.files = files
    size = CellSize(width: width, height: height)
    app = InteractiveApp(AppState(library, size: size, requested: locale, preferences: preferences)) {
      files.library
    }
    send([])
  }

  var state: AppState { app.state }

  var shown: Presentation? { app.shown }

  /// Presses keys by their names.
  mutating func press(_ names: String...) {
    send(names.map { .key(Key(named: $0)) })
  }

  /// Presses a key for each character.
  mutating func type(_ text: String) {
    send(text.map { .key(.character($0)) })
  }

  mutating func paste(_ text: String) { send([.paste(text)]) }

  mutating func click(_ x: Int, _ y: Int) {
    send([.mouse(MouseEvent(.press, at: CellPoint(x: x, y: y)))])
  }

  mutating func wheel(_ kind: MouseEvent.Kind, _ x: Int, _ y: Int) {
    send([.mouse(MouseEvent(kind, at: CellPoint(x: x, y: y)))])
  }

  mutating func resize(_ width: Int, _ height: Int) {
    send([.resize(CellSize(width: width, height: height))])
  }

  /// Has the files change under the program.
  mutating func change(files library: Library) { files.library = library }

  mutating func send(_ events: [TerminalEvent]) {
    // A key that means nothing anywhere; a program that quits never reads it.
    let sentinel = TerminalEvent.key(.function(12))
    var device = HeadlessDevice(size: size, events: events + [sentinel])
    app.run(on: &device)
    hasQuit = device.nextEvent() == sentinel
    size = device.size
    suspensions += device.suspensions
    redraws += device.redraws
    copied += device.copiedTexts
    frameCount = device.frames.count - 1
    frame = device.frames.last ?? frame
    screen = frame.picture
  }
}

extension Key {
  /// The key that the help calls by this name.
  init(named name: String) {
    let named: [Key] = [
      .enter, .escape, .tab, .backTab, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp,
      .pageDown, .function(1), .function(5),
    ]
    if let key = named.first(where: { $0.helpName == name }) {
      self = key
    } else if name.count == 2, name.hasPrefix("^"), let letter = name.lowercased().last {
      self = .control(letter)
    } else {
      self = .character(name.first ?? " ")
    }
  }
}
