import LocaleMatching
import PreviewInterface
import PreviewModel
import TerminalUI

/// What is shown of a state, and what becomes of both when something is asked for.
struct Screen {
  private(set) var shown: Presentation

  var state: AppState { shown.state }

  init(_ state: AppState, drawing: ScreenDrawing = .renderer) {
    shown = Presentation(of: state, drawing: drawing)
  }

  @discardableResult
  mutating func reduce(_ action: Action) -> Effect {
    var state = shown.state
    let effect = state.reduce(action, seeing: shown)
    shown = Presentation(of: state, after: shown)
    return effect
  }

  /// Takes files that were read again.
  mutating func take(_ library: Library) {
    var state = shown.state
    state.take(library)
    shown = Presentation(of: state, after: shown)
  }
}
