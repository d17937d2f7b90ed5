/// A wheel of texts, one of which is chosen (5.x).
package struct WheelElement: Sendable {
  /// A row of a wheel.
  package struct Item: Hashable, Sendable {
    /// The id of its string.
    ///
    /// A missing string shows its id, unlike anywhere else.
    package let stringID: String
    /// What choosing it sets; nil when the file has no value that can be compared.
    package let value: ScriptValue?

    /// Creates a row.
    package init(stringID: String, value: ScriptValue? = nil) {
      self.stringID = stringID
      self.value = value
    }
  }

  /// Its rows in order.
  package let items: [Item]

  /// What holds the value of the chosen row; the first is chosen when no row has that value.
  package let value: Binding?

  /// Creates a wheel.
  package init(items: [Item], value: Binding? = nil) {
    self.items = items
    self.value = value
  }
}
