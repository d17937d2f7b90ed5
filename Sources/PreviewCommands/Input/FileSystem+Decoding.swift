import FlowDocuments
import PreviewModel

extension FileSystem {
  /// The contents of a file that a person named; fails with the path, the problem and what to do.
  func contents(of path: String) throws(Failure) -> [UInt8] {
    do {
      return try read(path)
    } catch {
      throw .input(path.isEmpty ? "“”" : path, error.problem, error.advice)
    }
  }

  /// What a file holds; fails with the path and where in the file it is wrong.
  func decode<Content>(
    _ path: String,
    as decoded: (_ bytes: [UInt8]) throws(DocumentError) -> Content
  ) throws(Failure) -> Content {
    let bytes = try contents(of: path)
    do {
      return try decoded(bytes)
    } catch {
      throw .input(path, error)
    }
  }
}
