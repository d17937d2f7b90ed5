public import TerminalUI

/// The interactive program: events in, frames out, until the person quits.
public struct InteractiveApp {
  /// What it knows.
  public private(set) var state: AppState

  private let reload: () -> Library

  /// Creates the program; `reload` reads the files again when the person asks for it.
  public init(_ state: AppState, reload: @escaping () -> Library) {
    self.state = state
    self.reload = reload
  }

  /// Creates the program from what the command line asks for.
  public init(_ request: InteractiveRequest, size: CellSize) {
    let preferences = AppState.Preferences(
      platform: request.options.platform,
      rule: request.options.rule,
      kit: request.options.kit,
      flowID: request.options.flow,
      screenID: request.options.screen,
      showsMarks: request.options.showsMarks,
      device: request.options.shownDevice
    )
    let state = AppState(
      request.library,
      size: size,
      requested: request.options.stored ?? request.options.locale,
      languages: request.options.languages ?? [],
      preferences: preferences
    )
    self.init(state) {
      do throws(Failure) {
        return try request.loader.load(request.files)
      } catch {
        return Library(
          documents: [],
          problems: [Library.Problem(name: request.files.first ?? "", failure: error)]
        )
      }
    }
  }

  /// Runs on a device until the person quits or the terminal is gone.
  ///
  /// Nothing runs between events: there is no timer, and a frame is shown only after something happened.
  public mutating func run(on device: inout some TerminalDevice & ~Copyable) {
    if device.size != state.size { _ = state.reduce(.resize(device.size)) }
    state.show(in: device.reordersText ? .logical : .visual)
    device.present(FrameRenderer.frame(for: state))
    while true {
      let event = device.nextEvent()
      guard let action = KeyBindings.action(for: event, in: KeyContext(state)) else { continue }
      switch state.reduce(action) {
      case .none: break
      case .quit: return
      case .reload: state.take(reload())
      case .redraw: device.redrawFromScratch()
      case .suspend: device.suspend()
      case .copy(let text): device.copy(text)
      }
      device.present(FrameRenderer.frame(for: state))
    }
  }
}
