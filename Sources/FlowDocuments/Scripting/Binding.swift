/// A variable of the flow's script that an element reads and, where a person can change it, writes (5.x).
///
/// It is a value: two elements that write the same binding are answered the same on one screen.
package struct Binding: Hashable, Sendable {
  /// What is made of the variable's value before an element sees it.
  ///
  /// From code: a converter of any other name is ignored, and the value is used as it is.
  package indirect enum Converter: Hashable, Sendable {
    /// Whether the value is the same as this one; what writing “off” sets is the second, null unless given.
    case isEqual(JSONValue, otherwise: JSONValue)
    /// The value, cut to a whole number, is an index into these.
    case map([JSONValue])
  }

  /// The names to follow, divided by full stops: `plan.title`, `list.0`; empty names are passed over.
  package let path: String

  /// Where the path starts.
  package let scope: ScriptScope

  /// The name of the function beside the variable that writes it; nil for `set` and the variable's name.
  package let setter: String?

  /// What is made of the value; nil when it is used as it is.
  package let converter: Converter?

  /// Creates a binding.
  package init(
    _ path: String,
    scope: ScriptScope = .screen,
    setter: String? = nil,
    converter: Converter? = nil
  ) {
    self.path = path
    self.scope = scope
    self.setter = setter
    self.converter = converter
  }
}
