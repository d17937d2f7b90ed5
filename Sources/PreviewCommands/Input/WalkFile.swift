import FlowScripts
import PreviewModel

/// Reads the file that `--steps` names.
enum WalkFile {
  /// The walk in a file; an empty one without a file.
  static func walk(_ path: String?, from fileSystem: FileSystem) throws(Failure) -> FlowWalk {
    guard let path else { return FlowWalk() }
    let bytes = try fileSystem.contents(of: path)
    do {
      return try FlowWalk(bytes: bytes)
    } catch {
      throw .input(path, "line \(error.number) is no step of a walk", "record one with --record")
    }
  }
}
