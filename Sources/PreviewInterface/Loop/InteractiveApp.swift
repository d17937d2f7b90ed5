package import FlowScripts
package import PreviewModel
package import TerminalUI

/// The interactive program: events in, frames out, until the person quits.
package struct InteractiveApp {
  /// What a person has chosen and done.
  package private(set) var state: AppState {
    didSet { isStale = true }
  }

  /// What was last shown of it; nil before the first frame.
  package private(set) var shown: Presentation?

  /// Whether the state has changed since: a frame is held while a script is at work.
  private var isStale = true

  private let drawing: ScreenDrawing
  private let reload: () -> Library

  /// Creates the program; `reload` reads the files again when the person asks for it.
  package init(
    _ state: AppState,
    drawing: ScreenDrawing = .renderer,
    reload: @escaping () -> Library
  ) {
    self.state = state
    self.drawing = drawing
    self.reload = reload
  }

  /// The steps that were taken in the flow that is looked at.
  package var walk: FlowWalk { state.session?.play?.run.walk ?? FlowWalk() }

  /// Runs on a device until the person quits or the terminal is gone, without running scripts.
  package mutating func run(on device: inout some TerminalDevice & ~Copyable) {
    var engine = NoScriptEngine()
    run(on: &device, scripts: &engine)
  }

  /// Runs on a device until the person quits or the terminal is gone.
  ///
  /// Nothing runs between events: there is no timer, and a frame is shown only after something happened. A script that
  /// is at work is never waited for. Only the frame is held for as long as a screen shows one, so that what it answers
  /// at once is seen at once.
  package mutating func run(
    on device: inout some TerminalDevice & ~Copyable,
    scripts engine: inout some ScriptEngine & ~Copyable
  ) {
    state.fit(
      device.size,
      colorDepth: device.colorDepth,
      isUTF8: device.isUTF8,
      textOrder: device.reordersText ? .logical : .visual
    )
    // Whether the script that is at work has had its time, so that frames are shown without its answer.
    var isLate = false
    while true {
      serve(&engine)
      let isAtWork = engine.descriptor != nil
      if !isAtWork { isLate = false }
      if !isAtWork || isLate { device.present(current().frame) }
      var effect: Effect?
      while effect == nil {
        let watch = engine.descriptor.map {
          EventWatch(descriptor: $0, milliseconds: isLate ? nil : Self.frameTime)
        }
        switch device.nextEvent(besides: watch) {
        case .watched:
          guard let event = engine.receive() else { continue }
          state.receive(event)
          effect = Effect.none
        case .elapsed:
          isLate = true
          effect = Effect.none
        case let event:
          effect = KeyBindings.action(for: event, in: KeyContext(state)).map { action in
            let seen = current()
            return state.reduce(action, seeing: seen)
          }
        }
      }
      switch effect {
      case .quit: return
      case .reload: state.take(reload())
      case .redraw: device.redrawFromScratch()
      case .suspend: device.suspend()
      case .copy(let text): device.copy(text)
      case .some(.none), nil: break
      }
    }
  }

  /// What is shown of the state, which is fitted to that.
  private mutating func current() -> Presentation {
    if let shown, !isStale { return shown }
    let new = Presentation(of: state, after: shown, drawing: drawing)
    (shown, state) = (new, new.state)
    isStale = false
    return new
  }

  /// How long a frame is held for a script, in milliseconds: as long as a screen shows one.
  private static let frameTime: Int32 = 16

  /// Hands the engine what is to be asked, as long as it answers at once.
  private mutating func serve(_ engine: inout some ScriptEngine & ~Copyable) {
    while let request = state.nextEngineRequest() {
      engine.send(request)
      guard let event = engine.receive() else { return }
      state.receive(event)
    }
  }
}
