package import FlowScripts
package import PreviewModel
package import TerminalUI

/// What the interactive preview starts with.
package struct InteractiveRequest: Sendable {
  /// The files as they were named, to load them again.
  package let files: [String]

  /// What was loaded; never without a document.
  package let library: Library

  /// Loads the files again.
  package let loader: InputLoader

  /// The options; those that reports alone take have no meaning.
  package let options: Options

  /// The steps to take in the flow that is opened first.
  package let walk: FlowWalk

  /// The most colors that are wanted.
  package let colorDepth: ColorDepth

  /// Whether the terminal takes colors by their components, whatever the terminal database says.
  package let hasTrueColor: Bool
}
