/// What the program asks of the file system; tests give it one of their own.
///
/// Nothing here writes.
package struct FileSystem: Sendable {
  /// More bytes than this are not read: no flow is that long, and a device never ends.
  package static let sizeLimit = 64 << 20

  /// The bytes of a file.
  package var read: @Sendable (_ path: String) throws(FileProblem) -> [UInt8]

  /// The names in a folder, in no order.
  package var list: @Sendable (_ folder: String) throws(FileProblem) -> [String]

  /// Whether a path is a folder.
  package var isFolder: @Sendable (_ path: String) -> Bool

  /// The bytes of standard input up to its end.
  package var readStandardInput: @Sendable () throws(FileProblem) -> [UInt8]

  /// The folders in which the samples may stand, the most likely first.
  package var sampleParents: @Sendable () -> [String]

  /// Creates a file system from its answers.
  package init(
    read: @escaping @Sendable (_ path: String) throws(FileProblem) -> [UInt8],
    list: @escaping @Sendable (_ folder: String) throws(FileProblem) -> [String],
    isFolder: @escaping @Sendable (_ path: String) -> Bool,
    readStandardInput: @escaping @Sendable () throws(FileProblem) -> [UInt8],
    sampleParents: @escaping @Sendable () -> [String]
  ) {
    self.read = read
    self.list = list
    self.isFolder = isFolder
    self.readStandardInput = readStandardInput
    self.sampleParents = sampleParents
  }
}
