#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileSystem {
  /// The file system of the computer.
  package static let posix = FileSystem(
    read: { path throws(FileProblem) in try bytes(ofFile: path) },
    list: { folder throws(FileProblem) in try names(inFolder: folder) },
    isFolder: { path in
      var status = stat()
      return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    },
    readStandardInput: { () throws(FileProblem) in try bytes(of: STDIN_FILENO) },
    sampleParents: { ["."] + foldersAboveExecutable() }
  )
}

/// The bytes of a regular file or a named pipe; devices are refused, since they may never end.
///
/// A pipe that nobody writes to is empty: waiting for a writer would hold up a screen that is open already.
private func bytes(ofFile path: String) throws(FileProblem) -> [UInt8] {
  var status = stat()
  guard stat(path, &status) == 0 else { throw lastProblem() }
  switch status.st_mode & S_IFMT {
  case S_IFREG, S_IFIFO: break
  case S_IFDIR: throw .isFolder
  default: throw .notAFile
  }
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { throw lastProblem() }
  defer { close(descriptor) }
  // Only opening must not wait; reading waits for what a writer still has to say.
  guard fcntl(descriptor, F_SETFL, O_RDONLY) == 0 else { throw lastProblem() }
  return try bytes(of: descriptor)
}

/// Reads to the end, however the bytes arrive.
private func bytes(of descriptor: Int32) throws(FileProblem) -> [UInt8] {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 18)
  while true {
    let count = read(descriptor, &chunk, chunk.count)
    if count == 0 { return bytes }
    if count < 0 {
      guard errno == EINTR else { throw lastProblem() }
      continue
    }
    bytes.append(contentsOf: chunk.prefix(count))
    if bytes.count > FileSystem.sizeLimit { throw .tooLarge }
  }
}

private func names(inFolder path: String) throws(FileProblem) -> [String] {
  guard let folder = opendir(path) else { throw lastProblem() }
  defer { closedir(folder) }
  var names: [String] = []
  while let entry = readdir(folder) {
    let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names
}

/// The folders that the running program lies in, the nearest first; none where the system does not tell.
private func foldersAboveExecutable() -> [String] {
  guard let path = realpath("/proc/self/exe", nil) ?? realpath(CommandLine.arguments.first ?? "", nil)
  else { return [] }
  defer { free(path) }
  var parts = String(cString: path).split(separator: "/").dropLast()
  var folders: [String] = []
  while !parts.isEmpty {
    folders.append("/" + parts.joined(separator: "/"))
    parts.removeLast()
  }
  return folders
}

/// What `errno` says.
private func lastProblem() -> FileProblem {
  switch errno {
  case ENOENT, ENOTDIR: .notFound
  case EACCES, EPERM: .noPermission
  case EISDIR: .isFolder
  default: .system(String(cString: strerror(errno)))
  }
}
