package import TerminalUI

/// What lies over the panes: one type for each, with what keys mean in it, its moves, its clicks and its drawing.
///
/// It holds what was chosen in it, and is replaced in the state by another of its kind when that changes.
package protocol Overlay: Equatable, Sendable {
  /// What keys mean while it lies there.
  var context: KeyContext { get }

  /// Whether the program can be left from it, since nothing lies beneath it.
  func endsProgram(in state: AppState) -> Bool

  /// Moves the selection, or scrolls.
  func move(_ move: ScrollingSelection.Move, in state: inout AppState, seeing shown: Presentation)

  /// Selects what was pointed at.
  func click(_ point: CellPoint, in state: inout AppState, seeing shown: Presentation)

  /// Changes the line that is typed in.
  func edit(_ action: Action, in state: inout AppState, seeing shown: Presentation)

  /// Does what the selected row stands for.
  func choose(in state: inout AppState, seeing shown: Presentation)

  /// Goes back.
  func close(in state: inout AppState)

  /// Draws it, and puts the cursor into the line that is typed in.
  func draw(_ shown: Presentation, on grid: inout CellGrid)
}

extension Overlay {
  package func endsProgram(in state: AppState) -> Bool { false }

  package func move(
    _ move: ScrollingSelection.Move,
    in state: inout AppState,
    seeing shown: Presentation
  ) {}

  package func click(_ point: CellPoint, in state: inout AppState, seeing shown: Presentation) {}

  package func edit(_ action: Action, in state: inout AppState, seeing shown: Presentation) {}

  package func choose(in state: inout AppState, seeing shown: Presentation) { state.overlay = nil }

  /// Without a view there is nothing to go back to, so the list of variations takes its place.
  package func close(in state: inout AppState) {
    state.overlay = state.subject == nil ? ChooserOverlay() : nil
  }
}
