/// A command line that has been understood.
package enum Invocation: Hashable, Sendable {
  /// Print the help, of a command or overall.
  case help(Command?)
  /// Print the version.
  case version
  /// Do something with files.
  case run(Command, files: [String], Options)
}
