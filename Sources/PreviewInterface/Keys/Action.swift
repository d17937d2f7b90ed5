package import TerminalUI

/// What a person can ask for.
package enum Action: Equatable, Sendable {
  // The code line.
  /// Puts text at the cursor.
  case insert(String)
  /// Removes the character before the cursor.
  case deleteBackward
  /// Removes the character at the cursor.
  case deleteForward
  /// Moves the cursor in the line.
  case moveCursor(CodeField.Step)
  /// Empties the line.
  case clearLine
  /// Keeps what was typed and leaves the line.
  case keep
  /// Takes back what was typed and leaves the line.
  case revert
  /// Goes to the code line.
  case editCode
  /// Goes to the line of the phone's languages.
  case editLanguages
  /// Goes to the line that names the localizations that no file holds.
  case editNames
  /// Goes to the filter of the list in focus.
  case editFilter
  /// Lists again what the filter left out.
  case clearFilter

  // Moving.
  /// Moves the selection or scrolls, in the pane in focus or the overlay.
  case move(ScrollingSelection.Move)
  /// Moves to the next row that the filter keeps, or the one before.
  case moveMatch(Int)
  /// Leads to the next hit of the search, or with -1 to the one before; moves to a row where nothing is searched.
  case moveHit(Int)
  /// Selects the next string that is not the localization's own, or with -1 the one before.
  case moveString(Int)
  /// Goes from what is pointed at to what is told about it.
  case activate
  /// Ends the search, else takes the selection away, else lists again what the filter left out.
  case goBack
  /// Selects the next text of a table that has a problem or that the filter keeps, or with -1 the one before.
  case moveText(Int)
  /// Moves the focus to the next pane, or with -1 to the one before.
  case moveFocus(Int)

  // What is shown.
  /// Shows the next screen, or with -1 the one before.
  case moveScreen(Int)
  /// Opens the list of variations.
  case openChooser
  /// Opens the list of rules.
  case openRules
  /// Opens the search in all texts.
  case openSearch
  /// Copies what is selected.
  case copy(CopiedPart)
  /// Opens the help for the pane in focus.
  case openHelp
  /// Chooses the selected row of an overlay.
  case choose
  /// Closes the overlay.
  case closeOverlay
  /// Closes the overlay, or ends the program where nothing lies beneath it.
  case leaveOverlay
  /// Changes the platform that is simulated.
  case switchPlatform
  /// Shows the remote config, or again what was shown before it.
  case toggleRemoteConfig
  /// Draws on the next device.
  case changeDevice
  /// Lets the store make another offer, or not answer at all.
  case nextOffer
  /// Turns dark assets on or off.
  case toggleDark
  /// Turns the colours of the paywall on or off.
  case toggleColors
  /// Turns pictures on or off.
  case togglePictures
  /// Turns the marks at merged text on or off.
  case toggleMarks
  /// Goes back in the flow: out of a sheet, or by the back button of Android.
  case goBackInFlow
  /// Turns a pager by this many pages.
  case turnPage(Int)
  /// Begins the flow anew.
  case startFlowOver
  /// Ends the timer that runs.
  case endTimer

  // The program.
  /// Reads the files again.
  case reload
  /// Draws the whole screen anew.
  case redraw
  /// Gives the terminal back to the shell for a while.
  case suspend
  /// Ends the program.
  case quit

  // What happens to the terminal.
  /// The terminal has a new size.
  case resize(CellSize)
  /// A cell was clicked.
  case click(CellPoint)
  /// The wheel was turned over a cell; negative is up.
  case scroll(CellPoint, by: Int)

  /// What can be copied of the selection.
  package enum CopiedPart: Hashable, Sendable {
    /// The text that the user reads.
    case text
    /// The id of its string.
    case id
  }
}

/// What the outside has to do after an action.
package enum Effect: Equatable, Sendable {
  /// Nothing but to show the new frame.
  case none
  /// Read the files again.
  case reload
  /// Forget what the screen shows.
  case redraw
  /// Give the terminal back to the shell.
  case suspend
  /// Put this on the clipboard of the person in front of the terminal.
  case copy(String)
  /// End the program.
  case quit
}
