internal import CNCurses
package import TerminalUI

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The one full-screen terminal of the process, drawn by ncurses.
///
/// It owns the terminal from `init` on and gives it back as it was when it goes out of scope, when it is
/// suspended, and when a signal ends the process. ncurses keeps its state in global variables, so there can be
/// one at a time.
package struct CursesScreen: ~Copyable {
  /// The size of the screen at this moment.
  package var size: CellSize {
    CellSize(width: Int(cnc_columns()), height: Int(cnc_rows()))
  }

  /// Whether frames are drawn as they are; if not, for the locale is not a UTF-8 one, in ASCII.
  package let isUTF8: Bool

  /// How many colours are used.
  package var colorDepth: ColorDepth { colors.depth }

  /// Whether the terminal is asked to put right-to-left text in visual order itself, where it can.
  ///
  /// It holds for what is sent from then on, so a change has the next frame sent whole.
  package var reordersText = false {
    didSet {
      output.write(PrivateModes.reordering(reordersText))
      redrawFromScratch()
    }
  }

  /// Whether text that asks ncurses to blink is struck out.
  let strikesOut: Bool

  let screen: OpaquePointer
  let input: TerminalStream
  let output: TerminalStream
  let spool: FrameSpool
  let signals: SignalPipe
  let restoration: [UInt8]
  var colors: ColorPairs
  var keys: KeyReader

  /// The frame that ncurses holds; nil when all of it has to be given anew.
  var shown: CellGrid?
  var events: [TerminalEvent] = []
  var hasEnded = false
  var isCursorShown = true

  /// Takes over a terminal.
  ///
  /// - Parameters:
  ///   - input: Where keys come from; nil is standard input, or the controlling terminal where that is not one.
  ///   - output: Where the screen is; nil is standard output.
  ///   - terminalType: What the terminal database calls it; nil is the value of `TERM`.
  ///   - colors: The most colours that may be used.
  ///   - hasTrueColor: Whether it takes colours by their components, though its type may not say so.
  ///   - onlyASCII: Whether frames are drawn in ASCII even in a UTF-8 locale.
  /// - Throws: Why there is no terminal to draw on; nothing has been changed then.
  package init(
    input: CInt? = nil,
    output: CInt? = nil,
    terminalType: String? = nil,
    colors: ColorDepth = .trueColor,
    hasTrueColor: Bool = false,
    onlyASCII: Bool = false
  ) throws(TerminalError) {
    let output = try TerminalStream(duplicating: output ?? STDOUT_FILENO, mode: "w")
    let input = try TerminalStream.keyboard(input)
    let isUTF8 = CharacterEncoding.adopt() == .utf8 && !onlyASCII
    // Before ncurses, which leaves the handlers alone that it finds.
    let signals = try SignalPipe(terminal: output.descriptor)
    let type = terminalType ?? getenv("TERM").map { String(cString: $0) } ?? ""
    let started = try CursesScreen.start(
      type: type,
      input: input,
      output: output,
      hasTrueColor: hasTrueColor && colors == .trueColor
    )
    self.init(
      started.screen,
      strikesOut: started.strikesOut,
      input: input,
      output: output,
      signals: signals,
      isUTF8: isUTF8,
      colors: colors
    )
  }

  /// Prepares the screen that ncurses has just started.
  private init(
    _ screen: OpaquePointer,
    strikesOut: Bool,
    input: consuming TerminalStream,
    output: consuming TerminalStream,
    signals: consuming SignalPipe,
    isUTF8: Bool,
    colors: ColorDepth
  ) {
    self.screen = screen
    self.strikesOut = strikesOut
    self.input = input
    self.output = output
    self.signals = signals
    spool = FrameSpool()
    self.isUTF8 = isUTF8
    restoration = CursesScreen.restoration()
    self.colors = ColorPairs(limit: colors)
    keys = KeyReader()
    takeKeysFromDriver()
    enter()
  }

  deinit {
    leave()
    delscreen(screen)
  }
}
