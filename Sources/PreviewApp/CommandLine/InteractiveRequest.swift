public import FlowScripts
public import TerminalUI

/// What the interactive preview starts with.
public struct InteractiveRequest: Sendable {
  /// The files as they were named, to load them again.
  public let files: [String]

  /// What was loaded; never without a document.
  public let library: Library

  /// Loads the files again.
  public let loader: InputLoader

  /// The options; those that reports alone take have no meaning.
  public let options: Options

  /// The steps to take in the flow that is opened first.
  public let walk: FlowWalk

  /// The most colors that are wanted.
  public let colorDepth: ColorDepth

  /// Whether the terminal takes colors by their components, whatever the terminal database says.
  public let hasTrueColor: Bool
}
