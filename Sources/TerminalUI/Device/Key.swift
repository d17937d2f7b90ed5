/// A key of the keyboard, as far as a terminal can tell.
package enum Key: Hashable, Sendable {
  /// A key that writes a character; upper case means that Shift was held.
  case character(Character)
  /// Control with a letter, given in lower case.
  case control(Character)
  /// Return or Enter.
  case enter
  /// Escape.
  case escape
  /// Tab.
  case tab
  /// Shift and Tab.
  case backTab
  /// Backspace.
  case backspace
  /// Forward delete.
  case delete
  /// Arrow up.
  case up
  /// Arrow down.
  case down
  /// Arrow left.
  case left
  /// Arrow right.
  case right
  /// Home.
  case home
  /// End.
  case end
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// A function key by its number.
  case function(Int)
}
