/// The places of a text that are filled in when it is shown: `%@`, `%1$@`, `%ld`.
package struct FormatSpecifiers: Hashable, Sendable {
  /// One value that the text takes.
  package struct Argument: Hashable, Sendable {
    /// Which of the values, counted from one, in the order of writing or as `%1$@` says.
    package let position: Int

    /// How it is written: `@`, `ld`, or the name of a substitution such as `#@count@`.
    package let conversion: String

    /// Creates an argument.
    package init(position: Int, conversion: String) {
      self.position = position
      self.conversion = conversion
    }
  }

  /// The values that the text takes, by position; each once.
  package let arguments: [Argument]

  /// What was meant to be filled in and is not, as it is written: `٪ @`, `% @`, `%$@`.
  package let damaged: [String]

  /// Percent signs that start nothing, each with what follows: `% o` in `50% off`.
  package let stray: [String]
}
