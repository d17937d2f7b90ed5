/// What a variable of a script holds.
package enum VariableValue: Hashable, Sendable {
  /// An object on the way to it is not there.
  case unreachable
  /// Reading it, or turning it into a text or a number, threw something.
  case broken
  /// It was never set.
  case undefined
  /// It was set to nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A number; it may be infinite, or none at all.
  case number(Double)
  /// A text.
  case text(String)
  /// A function.
  case function
  /// Anything else, by what JavaScript makes of it as a text and as a number.
  case object(text: String, number: Double)
}
