import Foundation
import PseudoTerminal

/// The executable that was built beside these tests.
enum BuiltProgram {
  private static let path: String = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appendingPathComponent("paywall-preview").path
  }()

  /// A command line of the program; its settings are the scratch folder's and nobody's.
  static func command(
    _ arguments: String...,
    in scratch: ScratchFolder,
    environment: [String: String?] = [:]
  ) -> TerminalCommand {
    var all: [String: String?] = ["XDG_CONFIG_HOME": scratch.path(of: "config")]
    all.merge(environment) { _, own in own }
    return TerminalCommand(path, arguments, environment: all)
  }
}
