import PreviewModel

/// A command line that asks for something to be done with files, with the options as they were given.
struct ParsedLine: Sendable {
  /// What is to be done.
  let command: Command

  /// The files.
  let files: [String]

  /// The values of all options.
  let options: Options

  /// The options that were given, in the order of the line.
  let given: [OptionRow]

  /// Refuses the first option that has no effect in a situation.
  func check(_ situation: Situation) throws(Failure) {
    for row in given {
      if let refusal = row.refusal(in: situation) { throw .usage(refusal) }
    }
  }
}
