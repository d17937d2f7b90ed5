/// Why a path cannot be read.
package enum FileProblem: Error, Hashable, Sendable {
  /// Nothing stands there.
  case notFound
  /// The person may not read it.
  case noPermission
  /// It is a folder where a file is wanted.
  case isFolder
  /// It is a device, a socket or the like.
  case notAFile
  /// It holds more than the limit.
  case tooLarge
  /// Something else, in the words of the system.
  case system(String)

  /// What is wrong, without a final full stop.
  var problem: String {
    switch self {
    case .notFound: "no such file"
    case .noPermission: "no permission to read it"
    case .isFolder: "this is a folder"
    case .notAFile: "this is a device, not a file"
    case .tooLarge: "larger than \(FileSystem.sizeLimit >> 20) MB"
    case .system(let reason): "cannot be read: \(reason)"
    }
  }

  /// What the person can do about it, without a final full stop.
  var advice: String {
    switch self {
    case .notFound: "check the path"
    case .noPermission: "change its permissions or copy it"
    case .isFolder, .notAFile, .tooLarge: "choose a fallback file or a view exported from Adapty"
    case .system: "try another copy of the file"
    }
  }
}
