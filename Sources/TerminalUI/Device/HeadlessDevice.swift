/// A terminal without a screen: gives events from a script and keeps the frames it is shown.
package struct HeadlessDevice: TerminalDevice {
  /// The size of the screen; a `.resize` event changes it when it is given out.
  package private(set) var size: CellSize

  /// Whether the terminal was asked to put right-to-left text in visual order.
  package var reordersText = false

  /// How many colours it has: all.
  package let colorDepth = ColorDepth.trueColor

  /// It shows every character.
  package let isUTF8 = true

  /// The frames that were shown, in order.
  package private(set) var frames: [CellGrid] = []

  /// How often a frame was asked to be sent whole.
  package private(set) var redraws = 0

  /// How often the terminal was given back to the shell.
  package private(set) var suspensions = 0

  /// The texts that were copied, in order.
  package private(set) var copiedTexts: [String] = []

  private var events: [TerminalEvent]

  /// Creates a device that reports `events` in order, and the end of input after them.
  package init(size: CellSize, events: [TerminalEvent] = []) {
    self.size = size
    self.events = events.reversed()
  }

  /// Keeps a frame.
  package mutating func present(_ grid: CellGrid) {
    frames.append(grid)
  }

  /// Counts the request.
  package mutating func redrawFromScratch() {
    redraws += 1
  }

  /// The next event of the script; what is watched comes before it, at once.
  package mutating func nextEvent(besides watch: EventWatch?) -> TerminalEvent {
    if watch != nil { return .watched }
    let event = events.popLast() ?? .endOfInput
    if case .resize(let newSize) = event { size = newSize }
    return event
  }

  /// Counts the suspension; the next event is `.resume`.
  package mutating func suspend() {
    suspensions += 1
    events.append(.resume)
  }

  /// Keeps the text.
  package mutating func copy(_ text: String) {
    copiedTexts.append(text)
  }
}
